import { expect, test } from 'vitest';
import { directedVolume, netVolume } from './net-volume';

const amounts = { amount0In: 0n, amount0Out: 0n, amount1In: 0n, amount1Out: 0n };
const buy = { ...amounts, amount0In: 5n, amount1Out: 4n };
const sell = { ...amounts, amount1In: 4n, amount0Out: 5n };

test('both directions of a pair stand against each other', () => {
  const net = directedVolume(buy, 100n) + directedVolume(sell, 97n);
  expect(netVolume(net)).toBe(3n);
  expect(netVolume(directedVolume(sell, 97n))).toBe(97n);
  expect(netVolume(directedVolume(buy, 100n) + directedVolume(buy, 20n))).toBe(120n);
});
