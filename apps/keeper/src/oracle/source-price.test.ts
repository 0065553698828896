import { parsePriceSource } from '@besc/domain/shared/price-source';
import { oracleHistory } from '@besc/localnet/oracle/oracle.history';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { sourcePriceReader } from './source-price';

const { REPORTER_SOURCES = '' } = oracleHistory.keeper?.({} as never) ?? {};
const localSources = REPORTER_SOURCES.split(',');
let scene: KeeperScene;
beforeAll(async () => {
  scene = await keeperScene();
});
beforeEach(() => scene.restore());
afterAll(() => scene.stop());

const headTime = async () => Number((await scene.client.getBlock()).timestamp);
const reader = async (sources: readonly string[], minimumUsdE18 = 0n) =>
  sourcePriceReader(await scene.connect(), { sources: sources.map(parsePriceSource), minimumUsdE18 });
/** What five reporters of a local chain make the price at a time. */
async function median(to: number): Promise<bigint> {
  const prices = await (await reader(localSources))(to);
  return prices.map((price) => price ?? 0n).toSorted((a, b) => (a < b ? -1 : 1))[2] ?? 0n;
}

test('each market says its own mean, and all are near one another', async () => {
  await scene.wait(100);
  const prices = await (await reader(localSources))(await headTime());
  const [first = 0n, ...others] = prices.map((price) => price ?? 0n);
  for (const price of others) expect(Math.abs(Number(price) / Number(first) - 1)).toBeLessThan(0.1);
});

test('moving one market all of the time moves the median by no more than the others differ', async () => {
  await scene.wait(100);
  const time = await headTime();
  const before = await (await reader(localSources))(time);
  await scene.dump('BUSDC');
  await scene.wait(100);
  const now = await headTime();
  const after = await (await reader(localSources))(now);
  expect(Number(after[0]) / Number(before[0])).toBeLessThan(0.9);
  const others = [before[2], before[3], before[4]].map(Number);
  expect(Number(await median(now))).toBeGreaterThanOrEqual(Math.min(...others) * 0.999);
});

test('a price that has stood still for longer than all means is the same at the close as at the lock', async () => {
  await scene.dump('BUSDC');
  await scene.wait(91);
  const lock = await headTime();
  const price = await median(lock);
  await scene.wait(300);
  expect(await median(lock + 300)).toBe(price);
});

test('a trade in the second of the boundary does not make the price', async () => {
  await scene.wait(100);
  const before = await median(await headTime());
  await scene.dump('BUSDC');
  expect(await median(await headTime())).toBe(before);
});

test('a market that has not stood for all of the mean, or holds too little, says nothing', async () => {
  const time = await headTime();
  expect(await (await reader(['mean:3600', 'mean:60']))(time)).toEqual([undefined, expect.any(BigInt)]);
  expect(await (await reader(['mean:60', 'mean:60:MONEY'], 10n ** 30n))(time)).toEqual([undefined, undefined]);
  await expect(reader(['mean:60:NONE'])).rejects.toMatchObject({ code: 'UNKNOWN_MARKET' });
});
