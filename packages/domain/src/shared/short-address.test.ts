import { expect, test } from 'vitest';
import { shortAddress } from './short-address';

test('CONST-10 addresses are shortened to the first 4 and last 4 characters', () => {
  expect(shortAddress('0x1234567890123456789012345678901234abcdef')).toBe('0x12…cdef');
});
