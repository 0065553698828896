import { expect, test } from 'vitest';
import { addressSchema, contractAddressSchema } from './address-schema';

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const messageOf = (schema: typeof addressSchema, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

test('an address comes out checksummed', () => {
  expect(addressSchema.parse(right.toLowerCase())).toBe(right);
});

test('what is none is refused in words', () => {
  expect(messageOf(addressSchema, 7)).toBe('must be an address');
  expect(messageOf(addressSchema, `${right}0`)).toBe('must be 0x and 40 hex digits');
  expect(messageOf(addressSchema, right.replace('5aA', '5AA'))).toBe('has a wrong checksum');
  expect(messageOf(contractAddressSchema, `0x${'0'.repeat(40)}`)).toBe('must not be the zero address');
  expect(messageOf(contractAddressSchema, right.replace('5aA', '5AA'))).toBe('has a wrong checksum');
});
