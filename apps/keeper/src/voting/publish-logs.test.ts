import { voteLogAbi } from '@besc/contracts/abi/vote-log';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { votingSpace } from '@besc/domain/voting/voting-rules';
import { answerServer } from '@besc/wire/test/answer-server';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { toHex, zeroHash } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { parseKeeperConfig } from '../shared/keeper-config';
import { transactionSender } from '../shared/transaction-sender';
import { logsTask } from './logs-task';
import { logsPublisher } from './publish-logs';

let scene: KeeperScene;
const hub = answerServer();
const log = pino({ level: 'silent' });
/** Long after the ends of all but the newest proposal. */
const now = 1_000_000;

beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

const idOf = (number: number): Hex => toHex(number, { size: 32 });
const headOf = (number: number): Hex => toHex(10_000 + number, { size: 32 });

/** The hub has closed proposals of these numbers; an even one has no votes. */
function tell(numbers: readonly number[], changes: Readonly<Record<number, object>> = {}): void {
  const all = numbers.map((number) => {
    const isEmpty = number % 2 === 0;
    const words = { title: 'Burn', body: '', choices: ['Yes', 'No'], kind: 'core', author: zeroAddress };
    const times = { start: 10, end: 100, snapshot: '5', state: 'closed', created: 10 };
    const counted = { scores: ['0', '0'], voters: isEmpty ? 0 : number, logLength: isEmpty ? 0 : number };
    const id = idOf(number);
    const logHead = isEmpty ? id : headOf(number);
    return { ...words, ...times, ...counted, id, logHead, space: votingSpace, ...changes[number] };
  });
  hub.answer((response) => {
    const { first, skip } = hub.requests.at(-1)?.variables ?? {};
    response.end(JSON.stringify({ data: { proposals: all.slice(Number(skip), Number(skip) + Number(first)) } }));
  });
}

/** What a service that has just been started, of an account by its number, works with. */
async function context(account = 29) {
  const env = { OPERATOR_KEY: scene.chain.accounts[account]?.privateKey ?? '' };
  const chain = await scene.connect(env);
  const { signal } = new AbortController();
  const sender = transactionSender({ chain, replaceAfterSeconds: 60, signal, pollMilliseconds: 20 });
  return { chain, sender, log, signal, keeper: parseKeeperConfig(scene.env(env)) };
}
const hubUrl = () => hub.url.replace('/graphql', '');
const publisher = async (account?: number) => logsPublisher({ ...(await context(account)), hubUrl: hubUrl() });
/** The second look of a service that has just been started. */
const round = async (account?: number) => {
  const look = await publisher(account);
  await look(now);
  return look(now);
};
const contract = () => ({ address: addressOf(scene.exchange.deployment, 'voting', 'log'), abi: voteLogAbi }) as const;
const standing = async (number: number) => {
  const args = [idOf(number)] as const;
  const [length, head] = await scene.client.readContract({ ...contract(), functionName: 'headOf', args });
  return [length, head];
};
const events = () => scene.client.getContractEvents({ ...contract(), eventName: 'LogPublish', fromBlock: 0n });

test('the head of a log that has ended is on the chain once, however often it is published', async () => {
  tell([3, 4]);
  expect(await round()).toEqual({ published: [idOf(3), idOf(4)], failed: {} });
  expect(await standing(3)).toEqual([3n, headOf(3)]);
  expect(await standing(4)).toEqual([0n, idOf(4)]);
  // The same again, by a service that was killed and started, also where the hub tells another head by now.
  tell([3, 4], { 3: { logHead: headOf(5), logLength: 5 } });
  expect(await round()).toEqual({ published: [], failed: {} });
  expect(await standing(3)).toEqual([3n, headOf(3)]);
  expect(await events()).toHaveLength(2);
});

test('two keepers at once publish each head once', async () => {
  tell([3, 4, 5]);
  const [one, other] = [await publisher(), await publisher()];
  await Promise.all([one(now), other(now)]);
  const reports = await Promise.all([one(now), other(now)]);
  await round();
  expect(await events()).toHaveLength(3);
  expect(reports.flatMap(({ failed }) => Object.keys(failed))).toEqual([]);
});

test('a vote that is still being written may come: until then no head is published', async () => {
  tell([3], { 3: { end: now - 59 } });
  expect((await round()).published).toEqual([]);
  tell([3], { 3: { end: now - 60 } });
  expect((await round()).published).toEqual([idOf(3)]);
});

test('a log that grew since the last look is left until it stands', async () => {
  const look = await publisher();
  tell([3]);
  expect((await look(now)).published).toEqual([]);
  tell([3], { 3: { logHead: headOf(5), logLength: 5 } });
  expect((await look(now)).published).toEqual([]);
  expect((await look(now)).published).toEqual([idOf(3)]);
  expect(await standing(3)).toEqual([5n, headOf(5)]);
});

test('a log that the chain does not take hides no other', async () => {
  tell([1, 3, 5], { 3: { logHead: zeroHash } });
  const { published, failed } = await round();
  expect(published).toEqual([idOf(1), idOf(5)]);
  expect(Object.keys(failed)).toEqual([idOf(3)]);
});

test('a key that may not publish sends nothing, and health says so after a while', async () => {
  tell([3]);
  const own = { ...(await context(7)), registry: new Registry(), priceTimes: async () => undefined };
  const stranger = await logsTask.configure({ VOTING_HUB_URL: hubUrl() })(own);
  await stranger.run({ number: 1n, time: now, now });
  await stranger.run({ number: 1n, time: now, now });
  expect(stranger.problem?.()).toBeUndefined();
  await stranger.run({ number: 1n, time: now + 2_000, now: now + 2_000 });
  expect(stranger.problem?.()).toMatch(/^the log of 0x0+3 is missing: /);
  expect(await events()).toEqual([]);
});
