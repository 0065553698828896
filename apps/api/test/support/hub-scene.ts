import type { Hex } from '@besc/domain/shared/hex';
import type { ProposalDraft } from '@besc/domain/voting/proposal-problems';
import { type Chain, startChain } from '@besc/localnet/chain';
import { keccak256, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { votingFeature } from '../../src/voting/voting-feature';
import { type FakeIndex, startFakeIndex } from './fake-index';
import { hubClient, proposalJson, type TestSigner, voteJson } from './hub-client';
import { startTestApi, testNowMs } from './start-test-api';

export const oneMoney = 10n ** 18n;
/** The newest block of chain and index, and the snapshot of proposals. */
export const headBlock = 2_000;
export const snapshotBlock = 1_500;
export const historyKey = 'history'.repeat(8);

/** A person by place has 10 MONEY and that place; the fifth has none. */
export const people = Array.from({ length: 12 }, (_, index) => privateKeyToAccount(keccak256(toHex(`voter ${index}`))));
export const [author, ann, bob, cat, poor] = people as [Person, Person, Person, Person, Person];
type Person = (typeof people)[number];

/** A hub on a chain, with an index that knows who has what, and a clock that the test moves. */
export async function startHubScene(env: Readonly<Record<string, string>> = {}) {
  const chain: Chain = await startChain({ accountCount: 2 });
  await chain.mine(headBlock);
  const genesisHash = await chain.genesisHash();
  const index: FakeIndex = await startFakeIndex(headBlock);
  for (const [place, { address }] of people.entries()) {
    if (address !== poor.address) index.wallets.set(address.toLowerCase(), BigInt(10 + place) * oneMoney);
  }
  const clock = { now: testNowMs };
  const api = await startTestApi({
    features: [votingFeature],
    env: {
      VOTING_KEY: `0x${'7e'.repeat(32)}`,
      VOTING_HISTORY_KEY: historyKey,
      RPC_URL: chain.rpcUrl,
      VOTING_INDEX_URL: index.url,
      VOTING_CORE: author.address,
      ...env,
    },
    genesisHash,
    nowMs: () => clock.now,
  });
  const hub = hubClient(api.url);
  const seconds = () => Math.floor(clock.now / 1000);
  const signerOf = (person: Person): TestSigner => ({ account: person.address, chainId: 2372, genesisHash });
  let drafts = 0;
  const draftOf = (change: Partial<ProposalDraft> = {}): ProposalDraft => {
    drafts += 1;
    const times = { start: seconds(), end: seconds() + 3_600, snapshot: snapshotBlock };
    return { title: `Proposal ${drafts}`, body: 'Shall we?', choices: ['Yes', 'No', 'Later'], ...times, ...change };
  };
  const send = async (person: Person, text: string, as: string = person.address) =>
    await hub.message(as, text, await person.signMessage({ message: text }));
  const voteText = (
    person: Person,
    proposal: Hex,
    change: Partial<TestSigner & { choice: number; stamp: number }> = {},
  ) => {
    const { choice = 1, stamp = seconds(), ...other } = change;
    return voteJson({ proposal, choice }, { ...signerOf(person), ...other }, stamp);
  };
  return {
    api,
    hub,
    index,
    chain,
    clock,
    seconds,
    signerOf,
    draftOf,
    send,
    voteText,
    propose: (change: Partial<ProposalDraft> = {}, person = author) =>
      send(person, proposalJson(draftOf(change), signerOf(person), seconds())),
    /** The id of a proposal that the hub has taken. */
    async proposed(change: Partial<ProposalDraft> = {}, person = author): Promise<Hex> {
      const { ipfsHash, error } = await this.propose(change, person);
      if (ipfsHash === undefined) throw new Error(String(error));
      return ipfsHash;
    },
    vote: (person: Person, proposal: Hex, choice = 1) => send(person, voteText(person, proposal, { choice })),
    async stop() {
      await api.stop();
      await index.stop();
      await chain.stop();
    },
  };
}
