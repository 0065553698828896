import type { Address } from '@besc/domain/shared/address';
import type { LogEntry, LogReceipt, VoteLog } from '@besc/domain/voting/vote-log';
import type { VoteMessage } from '@besc/domain/voting/voting-message';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { keccak256, toHex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { beforeAll, expect, test } from 'vitest';
import { type CheckQuestion, checkResult } from './check-result';
import { logEntryHash, messageId } from './log-hash';
import { receiptSigner } from './receipts';

const chain = { chainId: 2372, genesisHash: `0x${'1a'.repeat(32)}` } as const;
const now = 1_800_000_000;
const people = Array.from({ length: 5 }, (_, at) => privateKeyToAccount(keccak256(toHex(`checked ${at}`))));
const [author, ann, bob, cat, dan] = people as [Person, Person, Person, Person, Person];
type Person = PrivateKeyAccount;
const hub = receiptSigner(`0x${'7e'.repeat(32)}`);
const of = (person: Person) => checksumAddress(person.address);

/** What a person signs for this chain, as JSON. */
function textOf(person: Person, stamp: number, type: 'proposal' | 'vote', payload: object): string {
  const head = { version: '0.1.3', timestamp: String(stamp), space: 'money.besc', type };
  const metadata = { network: '2372', genesis: chain.genesisHash, account: person.address.toLowerCase() };
  return JSON.stringify({ ...head, payload: { ...payload, metadata } });
}

let log: VoteLog;
let powers: Map<Address, bigint>;
beforeAll(async () => {
  const draft = { name: 'Burn', body: 'Shall we?', choices: ['Yes', 'No'], start: now, end: now + 1_000, snapshot: 9 };
  const text = textOf(author, now, 'proposal', draft);
  const id = messageId(of(author), text);
  const message = JSON.parse(text);
  const signature = await author.signMessage({ message: text });
  const taken = { checkedAt: undefined, received: now * 1000, power: 10n ** 19n };
  const proposal = { id, account: of(author), text, signature, message, snapshotHash: id, ...taken };
  log = { proposal, entries: [], head: undefined };
  for (const [place, [person, choice]] of (
    [
      [ann, 1],
      [bob, 2],
      [ann, 2],
      [cat, 1],
    ] as const
  ).entries()) {
    log = await added(log, person, choice, { stamp: now + 10 + place });
  }
  powers = new Map(people.map((person, place) => [of(person), BigInt(place)]));
});

/** The log with one more vote, of a hub that looks at nothing. */
async function added(
  to: VoteLog,
  person: Person,
  choice: number,
  change: { stamp?: number; power?: bigint; signer?: Person; checkedAt?: number; received?: number } = {},
): Promise<VoteLog> {
  const { stamp = now + 50, power = BigInt(people.indexOf(person)), signer = person, checkedAt } = change;
  const text = textOf(person, stamp, 'vote', { proposal: to.proposal.id, choice });
  const entry = {
    position: to.entries.length + 1,
    previous: to.entries.at(-1)?.hash ?? to.proposal.id,
    account: of(person),
    text,
    signature: await signer.signMessage({ message: text }),
    checkedAt,
    received: change.received ?? stamp * 1000,
    power,
  };
  const hash = logEntryHash(to.proposal.id, entry);
  const entries = [...to.entries, { ...entry, hash, message: JSON.parse(text) as VoteMessage }];
  const head = await hub.sign({ proposal: to.proposal.id, position: entries.length, hash });
  return { ...to, entries, head };
}

const check = (given: VoteLog, change: Partial<CheckQuestion> = {}) =>
  checkResult({ log: given, chain, powers, isSignedByContract: async () => undefined, ...change });
const kinds = async (given: VoteLog, change: Partial<CheckQuestion> = {}) =>
  (await check(given, change)).problems.map(({ position, kind }) => `${position} ${kind}`);

test('a result is added up from the last vote of each account', async () => {
  const checked = await check(log, { claimed: { scores: [3n, 3n], voters: 3 }, published: log.head });
  expect(checked).toMatchObject({ voters: 3, problems: [], unchecked: [] });
  expect(checked.result.choices.map(({ power }) => power)).toEqual([3n, 3n]);
});

test('what a hub might have made up is found', async () => {
  expect(await kinds(await added(log, dan, 1, { signer: ann }))).toEqual(['5 signature']);
  expect(await kinds(await added(log, dan, 1, { power: 1_000n }))).toEqual(['5 power']);
  expect(await kinds(await added(log, dan, 3))).toEqual(['5 choice']);
  expect(await kinds(await added(log, dan, 1, { stamp: now + 1_000 }))).toEqual(['5 time']);
  expect(await kinds(await added(log, dan, 1, { stamp: now - 1 }))).toEqual(['5 time']);
  expect(await kinds(await added(log, dan, 1, { received: (now + 900) * 1000 }))).toEqual(['5 time']);
  expect(await kinds(await added(log, ann, 1, { stamp: now + 1 }))).toEqual(['5 time']);
  expect(await kinds(log, { claimed: { scores: [3n, 4n], voters: 3 } })).toEqual(['0 result']);
  expect(await kinds(log, { claimed: { scores: [3n, 3n], voters: 4 } })).toEqual(['0 result']);
});

test('a vote that is dropped, moved or changed is found', async () => {
  const { entries } = log;
  const without = { ...log, entries: entries.filter((_, place) => place !== 1) };
  expect(await kinds(without)).toEqual(['2 order', '3 order', '3 head']);
  const changed = entries.map((entry, place) => (place === 1 ? { ...entry, power: 3n } : entry));
  expect(await kinds({ ...log, entries: changed })).toEqual(['2 hash', '2 power']);
  const cut = { ...log, entries: entries.slice(0, 3) };
  expect(await kinds(cut)).toEqual(['3 head']);
  const last = entries[3] as LogEntry;
  const shorter = await hub.sign({ proposal: log.proposal.id, position: 3, hash: entries[2]?.hash ?? '0x' });
  const receipt: LogReceipt = await hub.sign({ proposal: log.proposal.id, position: 4, hash: last.hash });
  expect(await kinds({ ...cut, head: shorter })).toEqual([]);
  expect(await kinds({ ...cut, head: shorter }, { receipts: [receipt] })).toEqual(['4 receipt']);
  expect(await kinds({ ...cut, head: shorter }, { published: log.head })).toEqual(['4 published']);
});

test('votes of another chain or another proposal, and what is no vote, are found', async () => {
  expect(await kinds(log, { chain: { ...chain, chainId: 97 } })).toContain('2 account');
  const other = { ...log, proposal: { ...log.proposal, id: `0x${'12'.repeat(32)}` as const } };
  expect(await kinds(other)).toContain('0 message');
  const entries = log.entries.map((entry, place) => (place === 3 ? { ...entry, message: undefined } : entry));
  expect(await kinds({ ...log, entries })).toEqual(['4 message']);
});

test('what could not be asked is neither fine nor wrong', async () => {
  const byContract = await added(log, dan, 1, { checkedAt: 7 });
  expect(await check(byContract)).toMatchObject({ problems: [], unchecked: [5] });
  expect(await kinds(byContract, { isSignedByContract: async () => false })).toEqual(['5 signature']);
  expect(await check(byContract, { isSignedByContract: async () => true })).toMatchObject({ voters: 4, unchecked: [] });
  expect(await check(log, { powers: new Map() })).toMatchObject({ problems: [], unchecked: [1, 2, 3, 4] });
});
