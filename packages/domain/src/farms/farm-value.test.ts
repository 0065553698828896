import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { isFarmLive } from './farm';
import { farmValue } from './farm-value';

const one = 10n ** 18n;
const a = testAddress('0x00000000000000000000000000000000000000a0');
const b = testAddress('0x00000000000000000000000000000000000000b0');
const c = testAddress('0x00000000000000000000000000000000000000c0');
const sides = { token: a, quoteToken: b };
const pair = {
  address: c,
  token0: b,
  token1: a,
  reserve0: 400n * one,
  reserve1: 100n * 10n ** 9n,
  totalSupply: 10n * one,
};
const farm = { pair, totalStaked: 4n * one };

test('FARM-11 four tenths of the pair are staked: both sides, counted in the quote token', () => {
  const value = farmValue(farm, sides);
  expect(value).toMatchObject({
    tokenAmountTotal: 100n * 10n ** 9n,
    quoteAmountTotal: 400n * one,
    lpTotalSupply: 10n * one,
    lpTotalInQuoteToken: 320n * one,
  });
});

test('no liquidity and no pair have no value, never zero', () => {
  expect(farmValue({ ...farm, pair: undefined }, sides)).toBeUndefined();
  expect(farmValue({ ...farm, pair: { ...pair, totalSupply: 0n } }, sides)).toBeUndefined();
  expect(farmValue({ ...farm, pair: { ...pair, reserve1: 0n } }, sides)).toBeUndefined();
});

test('one wei and 2^96 staked stay exact', () => {
  const staked = (totalStaked: bigint) => farmValue({ pair, totalStaked }, sides);
  expect(staked(1n)?.lpTotalInQuoteToken).toBe(80n);
  expect(staked(2n ** 96n)?.lpTotalInQuoteToken).toBe(80n * 2n ** 96n);
});

test('a farm is finished without points and when the emission is over', () => {
  const emission = { moneyPerBlock: 1n, totalAllocPoint: 1n, startBlock: 10n, endBlock: 20n };
  expect(isFarmLive({ allocPoint: 1n }, emission, 5n)).toBe(true);
  expect(isFarmLive({ allocPoint: 1n }, emission, 19n)).toBe(true);
  expect(isFarmLive({ allocPoint: 1n }, emission, 20n)).toBe(false);
  expect(isFarmLive({ allocPoint: 0n }, emission, 15n)).toBe(false);
});
