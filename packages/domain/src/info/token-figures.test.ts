import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { oneE18 } from '../shared/fixed-point';
import { changeOf, tokenFigures, worthE18 } from './token-figures';

const row = {
  id: testAddress('0x0000000000000000000000000000000000000001'),
  name: 'Token',
  symbol: 'TKN',
  decimals: 18,
  totalTransactions: 12,
  tradeVolumeUSD: 50n * oneE18,
  untrackedVolumeUSD: 70n * oneE18,
  derivedNative: 2n * oneE18,
  totalLiquidity: '3.5',
};
const dayAgo = {
  timestamp: 1,
  totalTransactions: 10,
  tradeVolumeUSD: 20n * oneE18,
  untrackedVolumeUSD: 30n * oneE18,
  derivedNative: oneE18,
  totalLiquidity: '1',
};
const prices = { nativeE18: 3n * oneE18, nativeDayAgoE18: 2n * oneE18 };

test('the figures of a token, against a day ago', () => {
  expect(tokenFigures({ row, dayAgo, ...prices })).toMatchObject({
    priceE18: 6n * oneE18,
    change: 2,
    volumeE18: 30n * oneE18,
    liquidityE18: 21n * oneE18,
    transactions: 2,
  });
});

test('a token younger than a day has all of its volume in it, and no change', () => {
  expect(tokenFigures({ row, dayAgo: undefined, ...prices })).toMatchObject({
    change: undefined,
    volumeE18: 50n * oneE18,
    transactions: 12,
  });
});

test('without a price there is no price, worth or change, never 0', () => {
  const figures = tokenFigures({ row: { ...row, derivedNative: 0n }, dayAgo, ...prices });
  expect(figures).toMatchObject({ priceE18: undefined, liquidityE18: undefined, change: undefined });
  const unpriced = tokenFigures({ row, dayAgo, nativeE18: 0n, nativeDayAgoE18: 0n });
  expect(unpriced.priceE18).toBeUndefined();
});

test('a better known price goes before the one of the index', () => {
  expect(tokenFigures({ row, dayAgo, ...prices, priceE18: 4n * oneE18 })).toMatchObject({
    priceE18: 4n * oneE18,
    change: 1,
  });
});

test.each([
  ['0.000000000000000000000000000001', 10n ** 48n, oneE18],
  ['1000000000000000000000000000000', 1n, 10n ** 30n],
  ['no number', oneE18, 0n],
] as const)('%s at %d is worth %d', (amount, price, worth) => {
  expect(worthE18(amount, price)).toBe(worth);
});

test('a change of nothing is none', () => {
  expect(changeOf(0n, 5n)).toBeUndefined();
  expect(changeOf(4n, 3n)).toBe(-0.25);
});

test('what moved without a price is not told as 0; a day without a trade is', () => {
  const unpriced = { ...row, derivedNative: 0n, tradeVolumeUSD: 0n, untrackedVolumeUSD: 0n };
  expect(tokenFigures({ row: unpriced, dayAgo: undefined, ...prices }).volumeE18).toBeUndefined();
  const quiet = { ...dayAgo, totalTransactions: 12, tradeVolumeUSD: 0n, untrackedVolumeUSD: 0n };
  expect(tokenFigures({ row: unpriced, dayAgo: quiet, ...prices }).volumeE18).toBe(0n);
});
