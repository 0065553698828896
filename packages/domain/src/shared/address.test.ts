import { expect, test } from 'vitest';
import { isAddressShape, zeroAddress } from './address';

test('TOKEN-33 address shapes', () => {
  expect(isAddressShape(zeroAddress)).toBe(true);
  expect(isAddressShape(`0x${'Ab'.repeat(20)}`)).toBe(true);
  for (const text of ['0x12', `0X${'a'.repeat(40)}`, `0x${'g'.repeat(40)}`, 'a'.repeat(40)]) {
    expect(isAddressShape(text)).toBe(false);
  }
});
