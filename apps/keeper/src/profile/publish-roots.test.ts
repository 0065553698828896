import { historyRootsAbi } from '@besc/contracts/abi/history-roots';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { campaigns } from '@besc/domain/profile/campaigns';
import { milestoneShape } from '@besc/domain/shared/milestone-row';
import { historyTreeOf } from '@besc/domain/test/profile/history-tree-of';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { answerServer } from '@besc/wire/test/answer-server';
import { sentRow } from '@besc/wire/test/sent-row';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { type Hex, zeroHash } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { parseOperateArguments } from '../operate/operate-arguments';
import { runOperate } from '../operate/run-operate';
import { parseKeeperConfig } from '../shared/keeper-config';
import { transactionSender } from '../shared/transaction-sender';
import { rootsPublisher } from './publish-roots';
import { rootsTask } from './roots-task';

let scene: KeeperScene;
const index = answerServer();
const config = { everyBlocks: 10, confirmations: 5 };
const log = pino({ level: 'silent' });
const swapId = campaigns.find(({ key }) => key === 'first-swap')?.id ?? 0;
const person = (number: number) => checksumAddress(`0x${String(number).padStart(40, '0')}`);

beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await scene.restore();
  tell({ swap: [1, 2, 3], profile: [2] });
});

const roots = () =>
  ({ address: addressOf(scene.exchange.deployment, 'profile', 'history'), abi: historyRootsAbi }) as const;
const head = () => scene.client.getBlockNumber({ cacheTime: 0 });
const eligible = (account: number, proof: readonly Hex[] = []) =>
  scene.client.readContract({
    ...roots(),
    functionName: 'isEligible',
    args: [person(account), BigInt(swapId), 0n, 0n, [...proof]],
  });
const events = () => scene.client.getContractEvents({ ...roots(), eventName: 'RootPublish', fromBlock: 0n });

/** The index has these accounts of these kinds, and blocks as `hashOf` says; those of the chain else. */
function tell(
  kinds: Readonly<Record<string, readonly number[]>>,
  hashOf: (block: number, kind: unknown) => Promise<string | undefined> = async (block) =>
    (await scene.client.getBlock({ blockNumber: BigInt(block) })).hash,
): void {
  index.answer(async (response) => {
    const { kind, until } = index.requests.at(-1)?.variables ?? {};
    const id = await hashOf(Number(until), kind);
    const items = (kinds[String(kind)] ?? []).map((account) =>
      sentRow(milestoneShape, { account: person(account).toLowerCase(), block: 5, timestamp: 5, total: 1 }),
    );
    const page = { items, pageInfo: { endCursor: null, hasNextPage: false } };
    const reached = { items: id === undefined ? [] : [{ id }] };
    response.end(JSON.stringify({ data: { reached, page } }));
  });
}

/** What a service that has just been started, of an account by its number, works with. */
async function context(account = 29) {
  const env = { OPERATOR_KEY: scene.chain.accounts[account]?.privateKey ?? '' };
  const chain = await scene.connect(env);
  const { signal } = new AbortController();
  const sender = transactionSender({ chain, replaceAfterSeconds: 60, signal, pollMilliseconds: 20 });
  return { chain, sender, log, signal, keeper: parseKeeperConfig(scene.env(env)), indexUrl: index.url, config };
}
const publisher = async (account?: number) => rootsPublisher(await context(account));
const round = async (account?: number) => (await publisher(account))(await head());

test('each campaign that accounts have earned gets its root once, and an account claims by its proof', async () => {
  const first = await round();
  expect(first.failed).toEqual({});
  expect([...first.published].sort()).toEqual(['first-swap', 'first-year-joiner']);
  expect(first.standing).toMatchObject({
    'first-swap': 'published',
    'ticket-buyer': 'empty',
    'top-ticket-buyer': 'undecided',
  });
  expect((first.untilBlock ?? 0) % 10).toBe(0);
  const tree = historyTreeOf(swapId, [1, 2, 3].map(person));
  const told = (await events()).find(({ args }) => args.campaignId === BigInt(swapId));
  expect(told?.args).toMatchObject({
    root: tree.root,
    inputHash: tree.inputHash,
    untilBlock: BigInt(first.untilBlock ?? 0),
    uri: `index:earned/first-swap?until=${first.untilBlock}&count=3`,
  });
  for (const account of [1, 2, 3]) expect(await eligible(account, tree.proofOf(person(account)))).toBe(true);
  expect(await eligible(4, tree.proofOf(person(1)))).toBe(false);
  expect(await eligible(1)).toBe(false);

  // The same service again, one that was killed and started, and one at a later block: there is nothing more to publish.
  expect((await round()).published).toEqual([]);
  await scene.chain.mine(12);
  expect((await round()).published).toEqual([]);
  expect(await events()).toHaveLength(2);

  // Who comes later is in a root beside it, which takes nothing from the others.
  tell({ swap: [1, 2, 3, 4] });
  await scene.chain.mine(12);
  expect((await round()).published).toEqual(['first-swap']);
  const later = historyTreeOf(swapId, [1, 2, 3, 4].map(person));
  expect(await eligible(4, later.proofOf(person(4)))).toBe(true);
  expect(await eligible(1, tree.proofOf(person(1)))).toBe(true);
});

test('two keepers at once publish each root once', async () => {
  const [one, other] = [await publisher(), await publisher()];
  const at = await head();
  const reports = await Promise.all([one(at), other(at)]);
  expect(await events()).toHaveLength(2);
  expect(reports.flatMap(({ published }) => published).length).toBeLessThanOrEqual(2);
  expect((await round()).published).toEqual([]);
  expect(await events()).toHaveLength(2);
});

test('of an index that is behind, on another chain, or whose block is replaced while it is read, nothing is published', async () => {
  tell({ swap: [1] }, async () => undefined);
  expect((await round()).failed['first-swap']).toMatch(/has no block/);
  tell({ swap: [1] }, async () => zeroHash);
  expect((await round()).failed['first-swap']).toMatch(/not that of the chain/);
  let isReplaced = false;
  tell({ swap: [1] }, async (block, kind) => {
    const { hash } = await scene.client.getBlock({ blockNumber: BigInt(block) });
    if (kind === 'swap') {
      // Empty blocks come back as they were.
      const transaction = { from: scene.person, to: scene.person, value: '0x1' } as const;
      await scene.chain.reorg({ depth: Number(await head()) - block + 1, transactions: [{ transaction, block: 0 }] });
      isReplaced = true;
    }
    return hash;
  });
  await scene.chain.mine(20);
  expect((await round()).failed).toEqual({ 'first-swap': expect.stringMatching(/not that of the chain/) });
  expect(isReplaced).toBe(true);
  expect(await events()).toEqual([]);
  tell({ swap: [1] });
  expect((await round()).published).toEqual(['first-swap']);
});

test('an operator publishes one root by hand: told first, refused when there is nothing to publish', async () => {
  const settings = { ROOTS_INDEX_URL: index.url, ROOTS_EVERY_BLOCKS: '10', ROOTS_CONFIRMATIONS: '5' };
  const operate = async (command: string, changes: Record<string, string> = settings) => {
    const asked = parseOperateArguments(command.split(' '));
    if (asked.kind === 'help') throw new RangeError('no command');
    return (await runOperate(asked, scene.env(changes), new AbortController().signal)).join('\n');
  };
  const act = 'do profile.history.publish-first-swap';
  expect(await operate(act)).toMatch(/would be done; nothing was sent[\s\S]*data {2}0x/);
  expect(await events()).toEqual([]);
  await expect(operate(act, {})).rejects.toThrow(/^ROOTS_INDEX_URL is needed/);
  await expect(operate('do profile.history.publish-ticket-buyer')).rejects.toThrow(/no account has earned it/);
  await expect(operate('do profile.history.publish-top-ticket-buyer')).rejects.toThrow(/its time is over/);
  expect(await operate(`${act} --send`)).toMatch(/done, transaction 0x/);
  expect(await events()).toHaveLength(1);
  await expect(operate(`${act} --send`)).rejects.toThrow(/is published/);
  expect(await operate('status')).toMatch(/ticket-winner: no root yet[\s\S]*first-swap: counted until block \d+/);
});

test('a key that may not publish sends nothing, and health says so after a while; so of an index that stays silent', async () => {
  const task = async (account: number, url = index.url) => {
    const registry = new Registry();
    const own = { ...(await context(account)), registry, priceTimes: async () => undefined };
    return rootsTask.configure({ ROOTS_INDEX_URL: url, ROOTS_EVERY_BLOCKS: '10', ROOTS_CONFIRMATIONS: '5' })(own);
  };
  const number = await head();
  const stranger = await task(7);
  await stranger.run({ number, time: 1_000, now: 1_000 });
  expect(stranger.problem?.()).toBeUndefined();
  await stranger.run({ number, time: 3_000, now: 3_000 });
  expect(stranger.problem?.()).toMatch(/neither the operator nor the owner/);
  expect(await events()).toEqual([]);
  index.answerJson({ errors: [{ message: 'no' }] });
  const deaf = await task(29);
  await deaf.run({ number, time: 1_000, now: 1_000 });
  await deaf.run({ number, time: 3_000, now: 3_000 });
  expect(deaf.problem?.()).toMatch(/^the root of early-vault-user is missing: The index refused the query/);
  expect(deaf.state?.()).toMatchObject({ roots: { 'top-ticket-buyer': 'undecided' } });
});
