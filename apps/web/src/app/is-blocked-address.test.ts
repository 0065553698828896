import { expect, test } from 'vitest';
import { isBlockedAddress } from './is-blocked-address';

const blocked = ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'];

test.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', true],
  ['0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', true],
  ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', false],
  [undefined, false],
])('PLAT-26 %s on the block list: %s', (address, isBlocked) => {
  expect(isBlockedAddress(blocked, address)).toBe(isBlocked);
});
