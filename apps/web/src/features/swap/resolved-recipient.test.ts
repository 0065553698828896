import { expect, test } from 'vitest';
import { resolvedRecipient } from './resolved-recipient';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('SWAP-078 SWAP-079 white space is stripped and the address is checksummed', () => {
  expect(resolvedRecipient(` ${address.toLowerCase().slice(0, 10)} ${address.toLowerCase().slice(10)} `)).toEqual({
    kind: 'address',
    address,
  });
});

test('SWAP-054 SWAP-055 a closed field is the sender, an empty one is missing, anything else is invalid', () => {
  expect(resolvedRecipient(undefined)).toEqual({ kind: 'own' });
  expect(resolvedRecipient('  ')).toEqual({ kind: 'empty' });
  expect(resolvedRecipient('nonsense')).toEqual({ kind: 'invalid' });
});

test('OPEN-26 a wrong checksum is invalid', () => {
  expect(resolvedRecipient(address.replace('a', 'A'))).toEqual({ kind: 'invalid' });
});

test('SWAP-032 a name that cannot be resolved here is invalid, never guessed', () => {
  expect(resolvedRecipient('friend.eth')).toEqual({ kind: 'invalid' });
});
