import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { recipientName } from './recipient-name';

const address = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');

test('SWAP-032 a name stands beside the address it led to, and beside no other', () => {
  const lookup = { kind: 'found', name: 'alice.besc', address } as const;
  expect(recipientName(lookup, address)).toBe('alice.besc');
  expect(recipientName(lookup, checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'))).toBeUndefined();
  expect(recipientName(lookup, undefined)).toBeUndefined();
  expect(recipientName({ kind: 'unusable', reason: 'not-found' }, address)).toBeUndefined();
});
