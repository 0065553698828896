import { addressOf } from '@besc/contracts/deploy/address-of';
import { usdPriceE18 } from '@besc/domain/market/usd-price';
import type { Address } from '@besc/domain/shared/address';
import { toFixed } from '@besc/domain/shared/fraction';
import type { PairState } from '@besc/domain/shared/pair';
import { usdValue } from '@besc/domain/shared/token-price';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { describe, expect, test } from 'vitest';
import { pricedPairs, settingsPricing } from './usd-price';

const address = (tail: string) => checksumAddress(`0x${tail.padStart(40, '0')}`);
const [stable, wbesc, money, henny] = ['1', '2', '3', '4'].map(address) as [Address, Address, Address, Address];
const whole = 10n ** 18n;
const decimals = new Map([
  [stable, 18],
  [wbesc, 18],
  [money, 18],
  [henny, 9],
]);
const rules = { wbesc, stable, whitelist: [wbesc, stable, money], minimumReserveNativeE18: 5000n * whole };

function makePair(token0: Address, reserve0: bigint, token1: Address, reserve1: bigint): PairState {
  return { address: address(`${token0.slice(-1)}f${token1.slice(-1)}`), token0, token1, reserve0, reserve1 };
}

const anchor = makePair(stable, 100_000n * whole, wbesc, 1_000_000n * whole);

function usd(pairs: PairState[], token: Address, amount: bigint): string | undefined {
  const priceE18 = usdPriceE18({ token, pairs: pricedPairs(pairs, decimals), rules });
  const value = usdValue(amount, { decimals: decimals.get(token) ?? 18, priceE18 });
  return value && toFixed(value, 6);
}

describe('USD prices', () => {
  test('the native coin is priced by the WBESC-BUSDC pair on the chain', () => {
    expect(usd([anchor], wbesc, 5n * whole)).toBe('0.500000');
    expect(usd([anchor], stable, 2n * whole)).toBe('2.000000');
  });

  test('a token without a pool, or without the anchor pair, has no price', () => {
    expect(usd([anchor], money, whole)).toBeUndefined();
    expect(usd([makePair(money, whole, wbesc, whole)], money, whole)).toBeUndefined();
  });

  test('decimals are part of the price: 9 decimals over WBESC', () => {
    expect(usd([anchor, makePair(henny, 1_000n * 10n ** 9n, wbesc, 50_000n * whole)], henny, 10n ** 9n)).toBe(
      '5.000000',
    );
  });

  test('a thin pool prices nothing', () => {
    expect(usd([anchor, makePair(money, whole, wbesc, 2_499n * whole)], money, whole)).toBeUndefined();
    expect(usd([anchor, makePair(money, whole, wbesc, 2_500n * whole)], money, whole)).toBe('250.000000');
  });

  test('a thin anchor pair prices nothing either', () => {
    expect(usd([makePair(stable, 100_000n * whole, wbesc, 2_499n * whole)], wbesc, whole)).toBeUndefined();
  });

  test('the rules are those of the deployment that the settings came from', () => {
    const settings = makeSettings();
    const at = (name: 'wbesc' | 'stable' | 'money') => addressOf(settings, 'tokens', name);
    expect(settingsPricing({ ...settings, pricing: { minimumReserveNative: '0.5' } })).toEqual({
      wbesc: at('wbesc'),
      stable: at('stable'),
      whitelist: [at('wbesc'), at('stable'), at('money')],
      minimumReserveNativeE18: whole / 2n,
    });
  });

  test('pairs of tokens with unknown decimals are left out', () => {
    expect(pricedPairs([anchor], new Map([[stable, 18]]))).toEqual([]);
  });
});
