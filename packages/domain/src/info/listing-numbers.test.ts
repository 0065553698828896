import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { adapterLiquidity, adapterSwap, inChainOrder } from './adapter-event';
import { exactDifference } from './exact-difference';
import { exactRatio } from './exact-ratio';

test.each([
  ['1', '3', '0.333333333333333333333333333333'],
  ['6', '3', '2'],
  ['0.000000000000000000000000000001', '1', '0.000000000000000000000000000001'],
  ['1000000000000000000000000000000', '1', '1000000000000000000000000000000'],
  ['1', `1${'0'.repeat(60)}`, undefined],
  ['0', '1', undefined],
  ['1', '0', undefined],
  ['words', '1', undefined],
] as const)('%s over %s is %s, never with an exponent', (over, under, price) => {
  expect(exactRatio(over, under)).toBe(price);
});

test('a sum grows by what was added, and never shrinks', () => {
  expect(exactDifference('10.5', '0.25', 6)).toBe('10.25');
  expect(exactDifference('1', '2', 18)).toBe('0');
});

const row = {
  transaction: '0x01',
  transactionIndex: 2,
  logIndex: 5,
  blockNumber: 9,
  timestamp: 100,
  from: testAddress('0x00000000000000000000000000000000000000aa'),
  pairId: testAddress('0x00000000000000000000000000000000000000bb'),
  reserve0: '10',
  reserve1: '20',
} as const;
const swap = { ...row, amount0In: '2', amount1In: '0', amount0Out: '0', amount1Out: '4' };

test('a trade names one token in and the other one out, with the price of the first', () => {
  expect(adapterSwap(swap)).toEqual({
    block: { blockNumber: 9, blockTimestamp: 100 },
    eventType: 'swap',
    txnId: '0x01',
    txnIndex: 2,
    eventIndex: 5,
    maker: row.from,
    pairId: row.pairId,
    asset0In: '2',
    asset1Out: '4',
    priceNative: '2',
    reserves: { asset0: '10', asset1: '20' },
  });
  const turned = adapterSwap({ ...swap, amount0In: '0', amount1In: '8', amount0Out: '4', amount1Out: '0' });
  expect(turned).toMatchObject({ asset1In: '8', asset0Out: '4', priceNative: '2' });
});

test('what a flash swap lends and gets back is no part of its trade', () => {
  const lent = { amount0In: '1053', amount0Out: '1003.5', amount1In: '0', amount1Out: '5' };
  expect(adapterSwap({ ...swap, ...lent })).toMatchObject({
    asset0In: '49.5',
    asset1Out: '5',
    priceNative: '0.10101010101010101010101010101',
  });
  const turned = { amount0In: '1000', amount0Out: '1000.000000000000000001', amount1In: '7', amount1Out: '0' };
  expect(adapterSwap({ ...swap, ...turned })).toMatchObject({ asset1In: '7', asset0Out: '0.000000000000000001' });
  expect(adapterSwap({ ...swap, amount0In: '1003', amount0Out: '1000', amount1Out: '0' })).toBeUndefined();
});

test('a trade whose price cannot be written is left out: a schema error would stop the reader', () => {
  expect(adapterSwap({ ...swap, amount1Out: '0' })).toBeUndefined();
  expect(adapterSwap({ ...swap, amount0In: '0', amount1Out: '0' })).toBeUndefined();
});

test('events stand in the order of the chain', () => {
  const join = adapterLiquidity('join', { ...row, logIndex: 3, amount0: '1', amount1: '2' });
  const exit = adapterLiquidity('exit', { ...row, blockNumber: 8, amount0: '1', amount1: '2' });
  const found = adapterSwap(swap);
  if (found === undefined) throw new Error('no trade');
  expect([found, join, exit].toSorted(inChainOrder)).toEqual([exit, join, found]);
});
