import { expect, test } from 'vitest';
import { makeMarket } from '../../test/make-market';
import { oneE18 } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';
import { tradeVolume } from './trade-volume';

const [wbesc, money, henny, stray]: Hex[] = ['0x01', '0x03', '0x04', '0x05'] as Hex[];
const rules = {
  wbesc: '0x01',
  stable: '0x02',
  whitelist: ['0x01', '0x02', '0x03'],
  minimumReserveNativeE18: 0n,
} as const;
/** Token 0 is worth 2 native coins, token 1 (9 decimals) 4; a native coin is 0.1 USD. */
const market = (token0 = wbesc, token1 = money) =>
  makeMarket({
    token0: { id: token0 ?? '0x01', derivedNative: 2n * oneE18 },
    token1: { id: token1 ?? '0x03', decimals: 9, derivedNative: 4n * oneE18 },
    nativePrice: oneE18 / 10n,
  });
/** 10 of token 0 in, 6 of token 1 out. */
const trade = { amount0In: 10n * oneE18, amount1In: 0n, amount0Out: 0n, amount1Out: 6n * 10n ** 9n };

test.each([
  ['both are listed: the mean of both', wbesc, money, 22n],
  ['the first is listed', wbesc, henny, 20n],
  ['the second is listed', henny, wbesc, 24n],
  ['none is listed', henny, stray, 0n],
])('%s', (_, token0, token1, native) => {
  expect(tradeVolume(market(token0, token1), trade, rules)).toEqual({
    moved0: 10n * oneE18,
    moved1: 6n * 10n ** 9n,
    trackedNative: native * oneE18,
    trackedUSD: (native * oneE18) / 10n,
    untrackedUSD: (22n * oneE18) / 10n,
  });
});

test('a token on both sides of one trade counts once, with the larger side', () => {
  const both = { ...trade, amount0Out: 9n * oneE18 };
  const volume = tradeVolume(market(wbesc, henny), both, rules);
  expect(volume.moved0).toBe(10n * oneE18);
  expect(volume.trackedNative).toBe(20n * oneE18);
  // (10 + 9) x 2 and 6 x 4, their mean at 0.1 USD.
  expect(volume.untrackedUSD).toBe((31n * oneE18) / 10n);
});
