import { expect, test } from 'vitest';
import { compare, fraction } from '../shared/fraction';
import type { PairState } from '../shared/pair';
import type { Address } from '../shared/token';
import { midPrice } from './mid-price';

const token = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`;
const link = (n: number, reserve0: bigint, reserve1: bigint): PairState => ({
  address: token(100 + n),
  token0: token(n),
  token1: token(n + 1),
  reserve0,
  reserve1,
});

test('mid price multiplies the reserves along the path, in smallest units, and turns around with it', () => {
  const pairs = [link(0, 3n, 6n), link(1, 5n, 20n)];
  expect(compare(midPrice(pairs, token(0)), fraction(8n))).toBe(0);
  expect(compare(midPrice(pairs.toReversed(), token(2)), fraction(1n, 8n))).toBe(0);
});
