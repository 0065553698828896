import { expect, test } from 'vitest';
import { link, token } from '../../test/linked-pairs';
import { compare, fraction } from '../shared/fraction';
import { midPrice } from './mid-price';

test('mid price multiplies the reserves along the path, in smallest units, and turns around with it', () => {
  const pairs = [link(0, 3n, 6n), link(1, 5n, 20n)];
  expect(compare(midPrice(pairs, token(0)), fraction(8n))).toBe(0);
  expect(compare(midPrice(pairs.toReversed(), token(2)), fraction(1n, 8n))).toBe(0);
});
