import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import type { Hex } from '../shared/hex';
import { derivedNative } from './derived-native';
import type { PricedPair } from './priced-pair';
import type { PricingRules } from './pricing-rules';

const wbesc: Hex = '0x01';
const stable: Hex = '0x02';
const money: Hex = '0x03';
const henny: Hex = '0x04';
const stray: Hex = '0x05';
const rules: PricingRules = {
  wbesc,
  stable,
  whitelist: [wbesc, stable, money],
  minimumReserveNativeE18: 10n * oneE18,
};
const units = (whole: bigint, decimals = 18) => whole * 10n ** BigInt(decimals);
const makePair = (
  tokens: [Hex, Hex],
  reserves: [bigint, bigint],
  decimals: [number, number] = [18, 18],
): PricedPair => ({
  token0: tokens[0],
  token1: tokens[1],
  reserve0: reserves[0],
  reserve1: reserves[1],
  decimals0: decimals[0],
  decimals1: decimals[1],
});

const base = makePair([wbesc, stable], [units(1_000_000n), units(100_000n)]);
const moneyPair = makePair([money, wbesc], [units(10_000n), units(45_000n)]);

describe('derivedNative', () => {
  test('WBESC is one, whitelisted tokens follow the order, others come through them', () => {
    const hennyPair = makePair([henny, money], [units(2_000n, 9), units(1_000n)], [9, 18]);
    const pairs = [base, moneyPair, hennyPair];
    expect(derivedNative({ token: wbesc, pairs, rules })).toBe(oneE18);
    expect(derivedNative({ token: stable, pairs, rules })).toBe(10n * oneE18);
    expect(derivedNative({ token: money, pairs, rules })).toBe((45n * oneE18) / 10n);
    expect(derivedNative({ token: henny, pairs, rules })).toBe((225n * oneE18) / 100n);
    expect(derivedNative({ token: stray, pairs, rules })).toBe(0n);
  });

  test('a pair below the minimum reserve prices nothing, one at the minimum does', () => {
    const small = makePair([henny, wbesc], [units(7n, 9), units(5n) - 1n], [9, 18]);
    expect(derivedNative({ token: henny, pairs: [small], rules })).toBe(0n);
    const enough = makePair([henny, wbesc], [units(5n, 9), units(5n)], [9, 18]);
    expect(derivedNative({ token: henny, pairs: [enough], rules })).toBe(oneE18);
    const deeper = makePair([henny, stable], [units(100n, 9), units(1_000n)], [9, 18]);
    expect(derivedNative({ token: henny, pairs: [base, small, deeper], rules })).toBe(100n * oneE18);
  });

  test('a pair of two strangers says nothing, so a made-up token cannot price itself', () => {
    const pairs = [base, makePair([henny, stray], [1n, units(1_000_000n)])];
    expect(derivedNative({ token: henny, pairs, rules })).toBe(0n);
    expect(derivedNative({ token: money, pairs: [makePair([money, henny], [1n, 1n])], rules })).toBe(0n);
  });

  test('a whitelisted token is priced only by those before it, so two of them cannot price each other', () => {
    const pairs = [moneyPair, makePair([stable, money], [units(1_000n), units(1_000n)])];
    expect(derivedNative({ token: money, pairs, rules })).toBe((45n * oneE18) / 10n);
    expect(derivedNative({ token: stable, pairs, rules })).toBe(0n);
  });

  test('equals the exact quotient to one unit of the scale for any decimals from 0 to 24', () => {
    const decimals = fc.integer({ min: 0, max: 24 });
    const reserve = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n });
    fc.assert(
      fc.property(decimals, reserve, fc.bigInt({ min: 5n * oneE18, max: 2n ** 112n - 1n }), (d, r, native) => {
        const pairs = [makePair([henny, wbesc], [r, native], [d, 18])];
        const got = derivedNative({ token: henny, pairs, rules });
        expect(got).toBe((native * 10n ** BigInt(d)) / r);
      }),
    );
  });
});
