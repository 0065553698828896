import type { Hex } from '@besc/domain/shared/hex';
import { proposalText, type VotingChain, voteText } from '@besc/domain/voting/voting-message';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { keccak256, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { logEntryHash, messageId } from '../../src/voting/log-hash';
import { receiptSigner } from '../../src/voting/receipts';

const personAt = (index: number) => privateKeyToAccount(keccak256(toHex(`voter of a page ${index}`)));
const power = 12n * 10n ** 18n;

/**
 * A proposal and its log of `count` votes for the first choice, as an honest hub answers them. In the same second two of one title
 * are the same.
 */
export async function signedLog(chain: VotingChain, count: number, title = 'Burn a tenth') {
  const now = Math.floor(Date.now() / 1000) - 600;
  const hub = receiptSigner(`0x${'7e'.repeat(32)}`);
  const signed = async (index: number, textOf: (account: ReturnType<typeof checksumAddress>) => string) => {
    const person = personAt(index);
    const account = checksumAddress(person.address);
    const text = textOf(account);
    return { account, text, signature: await person.signMessage({ message: text }) };
  };
  const taken = { received: now * 1000, power };
  const draft = { title, body: 'Shall we?', choices: ['Yes', 'No'] };
  const times = { start: now, end: now + 3_600, snapshot: 40 };
  const proposal = await signed(0, (account) => proposalText({ ...draft, ...times }, { ...chain, account }, now));
  const id = messageId(proposal.account, proposal.text);
  const snapshotHash = keccak256(toHex('snapshot'));
  const entries = [];
  let previous: Hex = id;
  for (let position = 1; position <= count; position += 1) {
    const vote = { proposal: id, choice: 1, votingPower: '12', verificationHash: '' };
    const content = {
      ...(await signed(position, (account) => voteText(vote, { ...chain, account }, now))),
      ...taken,
      position,
      previous,
    };
    previous = logEntryHash(id, { ...content, checkedAt: undefined });
    entries.push({ ...content, hash: previous });
  }
  const wire = <Entry extends { power: bigint }>(entry: Entry) => {
    return { ...entry, checkedAt: null, power: String(entry.power) };
  };
  return {
    id,
    snapshotHash,
    log: {
      proposal: wire({ ...proposal, ...taken, id, snapshotHash }),
      entries: entries.map(wire),
      head: count === 0 ? null : await hub.sign({ proposal: id, position: count, hash: previous }),
    },
    /** As GraphQL tells it. */
    told: {
      id,
      ...draft,
      ...times,
      snapshot: '40',
      author: proposal.account,
      created: now,
      kind: 'core',
      state: 'active',
      space: { id: 'money.besc', name: 'BESC Swap' },
      scores: [String(12 * count), '0'],
      voters: count,
      logLength: count,
      logHead: previous,
    },
  };
}

/** The index's answer to a look-up of powers, where each account holds the same. */
export function heldByAll(query: string, snapshotHash: Hex, wallet: bigint = power) {
  if (query.includes('at: blocks')) {
    const blocks = {
      at: { items: [{ id: snapshotHash, number: 40 }] },
      head: { items: [{ id: snapshotHash, number: 90 }] },
    };
    return { ...blocks, price: { items: [] } };
  }
  const none = { vaultShares: '0', farm: '0', pools: '0', liquidity: '' };
  const names = [...query.matchAll(/(a\d+): votingCheckpoints/g)].map(([, name]) => name);
  return Object.fromEntries(names.map((name) => [name, { items: [{ wallet: String(wallet), ...none }] }]));
}
