import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { oneE18 } from '../shared/fixed-point';
import { poolFigures } from './pool-figures';

const face = (digit: number) => ({
  id: testAddress(`0x${String(digit).padStart(40, '0')}`),
  name: `Token ${digit}`,
  symbol: `T${digit}`,
  decimals: 18,
});
const row = {
  id: face(9).id,
  token0: face(1),
  token1: face(2),
  reserve0: '10',
  reserve1: '20',
  timestamp: 5,
  totalTransactions: 9,
  volumeUSD: 1000n * oneE18,
  untrackedVolumeUSD: 1100n * oneE18,
  reserveNative: 100n * oneE18,
};
const past = (volume: bigint, count: number) => ({
  timestamp: 1,
  reserve0: '1',
  reserve1: '2',
  totalTransactions: count,
  volumeUSD: volume * oneE18,
  untrackedVolumeUSD: 0n,
  reserveNative: oneE18,
});

test('volume and fees of a pool follow from what it had traded by then', () => {
  const figures = poolFigures({ row, dayAgo: past(900n, 7), weekAgo: past(300n, 1), nativeE18: 2n * oneE18 });
  expect(figures).toMatchObject({
    liquidityE18: 200n * oneE18,
    volumeE18: 100n * oneE18,
    weekVolumeE18: 700n * oneE18,
    feesE18: oneE18 / 4n,
    transactions: 2,
  });
});

test('a pool with one trade has it in every sum; one with none has none', () => {
  const one = poolFigures({ row, dayAgo: undefined, weekAgo: undefined, nativeE18: oneE18 });
  expect([one.volumeE18, one.weekVolumeE18]).toEqual([1000n * oneE18, 1000n * oneE18]);
  const quiet = poolFigures({
    row: { ...row, volumeUSD: 0n, untrackedVolumeUSD: 0n },
    dayAgo: undefined,
    weekAgo: undefined,
    nativeE18: oneE18,
  });
  expect([quiet.volumeE18, quiet.feesE18]).toEqual([0n, 0n]);
});

test('without a price of either token there is no liquidity', () => {
  const figures = poolFigures({
    row: { ...row, reserveNative: 0n },
    dayAgo: undefined,
    weekAgo: undefined,
    nativeE18: oneE18,
  });
  expect(figures.liquidityE18).toBeUndefined();
  expect(figures.volumeE18).toBe(1000n * oneE18);
});

test('what was traded without any price is not told as 0; a week in which nothing happened is', () => {
  const unpriced = { ...row, reserveNative: 0n, volumeUSD: 0n, untrackedVolumeUSD: 0n };
  const figures = poolFigures({ row: unpriced, dayAgo: past(0n, 9), weekAgo: past(0n, 4), nativeE18: oneE18 });
  expect([figures.volumeE18, figures.feesE18, figures.weekVolumeE18]).toEqual([0n, 0n, undefined]);
  expect(
    poolFigures({ row: unpriced, dayAgo: undefined, weekAgo: undefined, nativeE18: oneE18 }).feesE18,
  ).toBeUndefined();
});
