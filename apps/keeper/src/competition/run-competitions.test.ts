import { competitionAbi } from '@besc/contracts/abi/competition';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { competitionShape, competitionUserShape } from '@besc/domain/competition/competition-rows';
import { rankTraders, type Trader } from '@besc/domain/competition/rank-traders';
import { emptyResultRoot, resultTreeSteps } from '@besc/domain/competition/result-tree';
import type { AccountTree } from '@besc/domain/shared/account-tree';
import { competitionWorld } from '@besc/localnet/competition/competition-world';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { answerServer } from '@besc/wire/test/answer-server';
import { sentRow } from '@besc/wire/test/sent-row';
import { pino } from 'pino';
import { parseEther, zeroAddress, zeroHash } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { parseOperateArguments } from '../operate/operate-arguments';
import { runOperate } from '../operate/run-operate';
import { transactionSender } from '../shared/transaction-sender';
import { competitionRunner } from './run-competitions';

let scene: KeeperScene;
const index = answerServer();
const log = pino({ level: 'silent' });
const traders: readonly Trader[] = [1, 2, 3, 4].map((number) => ({
  account: checksumAddress(`0x${String(number).padStart(40, '0')}`),
  teamId: 1 + (number % 3),
  volume: parseEther(String(number)),
}));

beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

const at = () => {
  const address = addressOf(scene.exchange.deployment, 'competition', 'competition');
  return { address, abi: competitionAbi } as const;
};
const status = () => scene.client.readContract({ ...at(), functionName: 'currentStatus', args: [1n] });
const results = () => scene.client.getContractEvents({ ...at(), eventName: 'ResultPublish', fromBlock: 0n });
const now = async () => Number((await scene.client.getBlock()).timestamp);
const pass = async (seconds: number) => {
  await scene.chain.rpc.request('evm_increaseTime', [seconds]);
  await scene.chain.mine(1);
};

/** Makes a competition that begins in ten seconds and runs fifty. */
async function make(): Promise<void> {
  const startTime = (await now()) + 10;
  const world = competitionWorld({ chain: scene.chain, deployment: scene.exchange.deployment });
  const { schedule, execute } = world.making(1, { startTime, endTime: startTime + 50 });
  const sent = (call: typeof schedule) => scene.chain.send({ from: call.from, to: call.to, data: call.data });
  await sent(schedule);
  await pass(2);
  await sent(execute);
}

/** The index knows the close and these accounts; `hashOf`: what block it has at that height. */
async function tell(
  list: readonly Trader[],
  hashOf: (hash: string) => string | undefined = (hash) => hash,
): Promise<void> {
  const [close] = (
    await scene.client.getContractEvents({ ...at(), eventName: 'NewCompetitionStatus', fromBlock: 0n })
  ).filter(({ args }) => args.status === 2);
  index.answer((response) => {
    const query = String(index.requests.at(-1)?.query);
    const closeBlock = close && Number(close.blockNumber);
    if (query.includes('reached')) {
      const id = close && hashOf(close.blockHash);
      const items = list.map(({ account, teamId, volume }) =>
        sentRow(competitionUserShape, {
          id: `1-${account.toLowerCase()}`,
          competitionId: '1',
          account: account.toLowerCase(),
          teamId,
          volumeUSD: String(volume / 10n ** 18n),
        }),
      );
      const page = { items, pageInfo: { endCursor: null, hasNextPage: false } };
      response.end(JSON.stringify({ data: { reached: { items: id === undefined ? [] : [{ id }] }, page } }));
      return;
    }
    const pairs = Object.fromEntries([0, 1, 2, 3].map((place) => [`pair${place}`, zeroAddress]));
    const row = sentRow(competitionShape, { id: '1', status: 'close', ...pairs, closeBlock: closeBlock ?? null });
    response.end(JSON.stringify({ data: { competitions: { items: [row] }, teams: { items: [] } } }));
  });
}

/** A service that has just been started, of an account by its number. */
async function runner(account = 29) {
  const chain = await scene.connect({ OPERATOR_KEY: scene.chain.accounts[account]?.privateKey ?? '' });
  const { signal } = new AbortController();
  const sender = transactionSender({ chain, replaceAfterSeconds: 60, signal, pollMilliseconds: 20 });
  return competitionRunner({ chain, sender, log, indexUrl: index.url, confirmations: 2 });
}
const round = async (account?: number) => (await runner(account))({ now: await now() });

function treeOf(list: readonly Trader[]): AccountTree {
  const steps = resultTreeSteps(1, rankTraders(list).traders);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** To a competition that is closed, and whose close stays. */
async function toClose(): Promise<void> {
  await make();
  await pass(10);
  await round();
  await pass(50);
  await round();
  await scene.chain.mine(3);
}

test('COMP-13 a competition is opened, closed, its result published and its claims opened, each at its time and once', async () => {
  await make();
  expect(await round()).toMatchObject({ done: [], standing: { 1: 'early' } });
  await pass(10);
  expect((await round()).done).toEqual(['open 1']);
  expect(await round()).toMatchObject({ done: [], standing: { 1: 'early' } });
  await pass(50);
  const [one, other] = [await runner(), await runner()];
  const head = { now: await now() };
  await Promise.all([one(head), other(head)]);
  expect(await status()).toBe(2);
  await tell(traders);
  expect((await round()).missing[1]).toMatch(/may be replaced yet/);
  await scene.chain.mine(3);
  expect((await round()).done).toEqual(['publish 1']);
  const tree = treeOf(traders);
  const [result] = await results();
  expect(result?.args).toMatchObject({
    root: tree.root,
    inputHash: tree.inputHash,
    uri: 'index:competition/1?count=4',
    // Team 2 has the accounts with 1 and 4, team 1 that with 3, team 3 that with 2.
    places: [2, 1, 3],
  });
  expect((await round()).done).toEqual(['claims 1']);
  expect(await round()).toMatchObject({ done: [], standing: { 1: 'ending' }, missing: {} });
  expect(await results()).toHaveLength(1);
});

test('two keepers at once publish one result', async () => {
  await toClose();
  await tell(traders);
  const [one, other] = [await runner(), await runner()];
  const head = { now: await now() };
  await Promise.all([one(head), other(head)]);
  expect(await results()).toHaveLength(1);
});

test('of an index that is behind, or on another chain, nothing is published', async () => {
  await toClose();
  index.answerJson({ data: { competitions: { items: [] }, teams: { items: [] } } });
  expect((await round()).missing[1]).toMatch(/has not seen the close/);
  await tell(traders, () => undefined);
  expect((await round()).missing[1]).toMatch(/has no block/);
  await tell(traders, () => zeroHash);
  expect((await round()).missing[1]).toMatch(/not that of the chain/);
  expect(await results()).toHaveLength(0);
  expect(await status()).toBe(2);
});

test('COMP-13 a competition in which no one traded comes to its claims, and to its end', async () => {
  await toClose();
  await tell([]);
  expect((await round()).done).toEqual(['publish 1']);
  const [result] = await results();
  expect(result?.args).toMatchObject({ root: emptyResultRoot, places: [1, 2, 3], uri: 'index:competition/1?count=0' });
  expect((await round()).done).toEqual(['claims 1']);
  expect(await round()).toMatchObject({ done: [], standing: { 1: 'ending' }, missing: {} });
});

test('a stranger’s key does nothing', async () => {
  await make();
  await pass(10);
  expect(await round(7)).toMatchObject({ isOperator: false, done: [] });
  expect(await status()).toBe(0);
});

test('an operator does the same by hand', async () => {
  await make();
  const env = scene.env({ COMPETITION_INDEX_URL: index.url, COMPETITION_CONFIRMATIONS: '2' });
  const operate = async (words: string) => {
    const asked = parseOperateArguments(words.split(' '));
    if (asked.kind === 'help') throw new RangeError('no command');
    return (await runOperate(asked, env, new AbortController().signal)).join('\n');
  };
  const act = 'do competition.open';
  await expect(operate(act)).rejects.toThrow(/no competition for which "open" is due/);
  await pass(10);
  expect(await operate(act)).toMatch(/would be done; nothing was sent/);
  expect(await operate(`${act} --send`)).toMatch(/done, transaction 0x/);
  expect(await status()).toBe(1);
  expect(await operate('status')).toMatch(/competition\n {2}1 competitions\n {2}1: open, .* 0 accounts, 0 of 0 MONEY/);
});
