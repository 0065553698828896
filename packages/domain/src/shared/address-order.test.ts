import { expect, test } from 'vitest';
import { addressOrder } from './address-order';

test('addresses are ordered by their number, whatever letters they are spelled in', () => {
  const [low, middle, high] = ['0x0a', '0x0B', '0xA0'] as const;
  expect([high, low, middle].toSorted(addressOrder)).toEqual([low, middle, high]);
  expect(addressOrder('0x0B', '0x0b')).toBe(0);
});
