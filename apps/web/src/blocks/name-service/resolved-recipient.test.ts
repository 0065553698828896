import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import type { NameLookup } from './name-lookup';
import { resolvedRecipient } from './resolved-recipient';

const address = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const testRouter = checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');

test('SWAP-078 SWAP-079 white space is stripped and the address is checksummed', () => {
  const text = ` ${address.toLowerCase().slice(0, 10)} ${address.toLowerCase().slice(10)} `;
  expect(resolvedRecipient(text, undefined)).toEqual({ kind: 'address', address });
});

test('SWAP-054 SWAP-055 a closed field is the sender, an empty one is missing, anything else is invalid', () => {
  expect(resolvedRecipient(undefined, undefined)).toEqual({ kind: 'own' });
  expect(resolvedRecipient('  ', undefined)).toEqual({ kind: 'empty' });
  expect(resolvedRecipient('nonsense', undefined)).toEqual({ kind: 'invalid' });
});

test('OPEN-26 a wrong checksum is invalid', () => {
  expect(resolvedRecipient(address.replace('a', 'A'), undefined)).toEqual({ kind: 'invalid' });
});

test('SWAP-032 SWAP-055 a name stands for what the name service says, and is never guessed', () => {
  const of = (lookup: NameLookup | undefined) => resolvedRecipient('friend.besc', lookup);
  expect(of({ kind: 'found', name: 'friend.besc', address })).toEqual({ kind: 'address', address });
  expect(of(undefined)).toEqual({ kind: 'pending' });
  expect(of({ kind: 'pending' })).toEqual({ kind: 'pending' });
  for (const reason of ['invalid', 'lookalike', 'no-service', 'not-found', 'failed'] as const) {
    expect(of({ kind: 'unusable', reason })).toEqual({ kind: 'invalid' });
  }
  // What was found for a name is nothing to an address.
  expect(resolvedRecipient(address, { kind: 'found', name: 'x.besc', address: testRouter })).toEqual({
    kind: 'address',
    address,
  });
});
