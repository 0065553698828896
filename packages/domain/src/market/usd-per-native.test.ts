import { expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';
import { usdPerNative } from './usd-per-native';

const [wbesc, stable, money]: [Hex, Hex, Hex] = ['0x01', '0x02', '0x03'];
const whole = 10n ** 18n;
const rules = { wbesc, stable, whitelist: [wbesc, stable], minimumReserveNativeE18: 10n * oneE18 };
const pair = { token0: wbesc, token1: stable, decimals0: 18, decimals1: 18 };

test('is BUSDC over WBESC, whichever side they are on and whatever their decimals', () => {
  const straight = { ...pair, reserve0: 1_000_000n * whole, reserve1: 100_000n * whole };
  expect(usdPerNative({ pairs: [straight], rules })).toBe(oneE18 / 10n);
  const turned = {
    token0: stable,
    token1: wbesc,
    reserve0: 100_000_000_000n,
    reserve1: 1_000_000n * whole,
    decimals0: 6,
    decimals1: 18,
  };
  const other = { ...straight, token1: money };
  expect(usdPerNative({ pairs: [other, turned], rules })).toBe(oneE18 / 10n);
});

test('is zero without the pair, with an empty one, and below the minimum reserve', () => {
  expect(usdPerNative({ pairs: [], rules })).toBe(0n);
  expect(usdPerNative({ pairs: [{ ...pair, reserve0: 0n, reserve1: 5n }], rules })).toBe(0n);
  // Both sides together are worth twice the WBESC.
  expect(usdPerNative({ pairs: [{ ...pair, reserve0: 5n * whole - 1n, reserve1: whole }], rules })).toBe(0n);
  expect(usdPerNative({ pairs: [{ ...pair, reserve0: 5n * whole, reserve1: whole }], rules })).toBe(oneE18 / 5n);
});
