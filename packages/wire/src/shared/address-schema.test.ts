import { keccak_256 } from '@noble/hashes/sha3';
import { beforeEach, expect, test, vi } from 'vitest';
import { addressSchema, contractAddressSchema } from './address-schema';

vi.mock('@noble/hashes/sha3', { spy: true });

const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const messageOf = (schema: typeof addressSchema, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

beforeEach(() => void vi.mocked(keccak_256).mockClear());

test('an address comes out checksummed, and is hashed once for that', () => {
  expect(addressSchema.parse(right.toLowerCase())).toBe(right);
  expect(keccak_256).toHaveBeenCalledOnce();
});

test('what is none is refused in words, before anything is hashed', () => {
  expect(messageOf(addressSchema, 7)).toBe('must be an address');
  expect(messageOf(addressSchema, `${right}0`)).toBe('must be 0x and 40 hex digits');
  expect(keccak_256).not.toHaveBeenCalled();
  expect(messageOf(addressSchema, right.replace('5aA', '5AA'))).toBe('has a wrong checksum');
  expect(messageOf(contractAddressSchema, `0x${'0'.repeat(40)}`)).toBe('must not be the zero address');
  expect(messageOf(contractAddressSchema, right.replace('5aA', '5AA'))).toBe('has a wrong checksum');
});
