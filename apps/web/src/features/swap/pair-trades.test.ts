import type { PairTrade } from '@besc/domain/market/pair-trade';
import { toSignificant } from '@besc/domain/shared/fraction';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { seenTrades } from './pair-trades';

const from = checksumAddress('0x80CB6920a944ab09a8C9a692Db48f0A93265CacE');
const trade = (changes: Partial<PairTrade>): PairTrade => ({
  id: '0x1-2',
  transaction: '0x1',
  timestamp: 60,
  from,
  amountUSD: undefined,
  amount0In: '0',
  amount1In: '0',
  amount0Out: '0',
  amount1Out: '0',
  ...changes,
});
const told = (changes: Partial<PairTrade>, token: 'token0' | 'token1') =>
  seenTrades([trade(changes)], token).map(({ kind, amount, paid, price }) => [
    kind,
    ...[amount, paid, price].map((figure) => toSignificant(figure, 6)),
  ]);

test('what came out was bought, what went in was sold, seen from either token', () => {
  const sold = { amount0In: '10', amount1Out: '5' };
  expect(told(sold, 'token0')).toEqual([['sell', '10', '5', '0.5']]);
  expect(told(sold, 'token1')).toEqual([['buy', '5', '10', '2']]);
});

test('what comes back in the same trade is taken off', () => {
  expect(told({ amount0In: '10', amount0Out: '2', amount1Out: '4' }, 'token0')).toEqual([['sell', '8', '4', '0.5']]);
});

test('the farthest amounts have a price, and what has none is left out', () => {
  const far = { amount0In: `1${'0'.repeat(15)}`, amount1Out: '0.000000000000001' };
  expect(told(far, 'token0')[0]?.[3]).toBe(`0.${'0'.repeat(29)}1`);
  expect(told(far, 'token1')[0]?.[3]).toBe(`1${'0'.repeat(30)}`);
  for (const nothing of [
    { amount0In: '1' },
    { amount0In: '1', amount0Out: '1' },
    { amount0In: 'x', amount1Out: '1' },
  ]) {
    expect(told(nothing, 'token0')).toEqual([]);
  }
});
