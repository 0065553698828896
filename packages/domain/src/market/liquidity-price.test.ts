import { expect, test } from 'vitest';
import { oneE18 } from '../shared/fixed-point';
import { liquidityPrice } from './liquidity-price';

const pair = { reserve0: 100n * 10n ** 9n, reserve1: 50n * oneE18, totalSupply: 20n * oneE18 };
const henny = { decimals: 9, priceE18: 3n * oneE18 };
const money = { decimals: 18, priceE18: 6n * oneE18 };
const none = { decimals: 9, priceE18: undefined };

test('LP is its part of both sides', () => {
  expect(liquidityPrice(pair, henny, money)).toBe(30n * oneE18);
});

test('a side without a price is worth what the other is; two of them have no price', () => {
  expect(liquidityPrice(pair, none, money)).toBe(30n * oneE18);
  expect(liquidityPrice(pair, henny, none)).toBe(30n * oneE18);
  expect(liquidityPrice(pair, none, none)).toBeUndefined();
});

test('a pair without liquidity has no price', () => {
  expect(liquidityPrice({ ...pair, totalSupply: 0n }, henny, money)).toBeUndefined();
  expect(liquidityPrice({ ...pair, reserve0: 0n, reserve1: 0n }, henny, money)).toBeUndefined();
});

test('a price that rounds down to nothing is none', () => {
  const dust = { reserve0: 0n, reserve1: 1n, totalSupply: 6n * oneE18 };
  expect(liquidityPrice(dust, henny, money)).toBe(1n);
  expect(liquidityPrice({ ...dust, totalSupply: dust.totalSupply + 1n }, henny, money)).toBeUndefined();
});
