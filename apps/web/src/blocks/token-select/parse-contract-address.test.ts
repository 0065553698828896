import { expect, test } from 'vitest';
import { parseContractAddress } from './parse-contract-address';

const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('TOKEN-33 any single letter case is read and comes back checksummed', () => {
  expect(parseContractAddress(checksummed)).toBe(checksummed);
  expect(parseContractAddress(checksummed.toLowerCase())).toBe(checksummed);
  expect(parseContractAddress(`\u200b0X${checksummed.slice(2)}`)).toBe(checksummed);
  expect(parseContractAddress(`0x${checksummed.slice(2).toUpperCase()}`)).toBe(checksummed);
});

test('OPEN-26 a mixed-case address with a wrong checksum is refused', () => {
  expect(parseContractAddress(checksummed.replace('a', 'A'))).toBeUndefined();
});

test('TOKEN-34 the zero address is no contract', () => {
  const zero = `0x${'0'.repeat(40)}`;
  expect(parseContractAddress(zero)).toBeUndefined();
});

test.each(['', '0x', `${checksummed}0`, checksummed.slice(0, -1), 'BESC'])('refuses %j', (text) => {
  expect(parseContractAddress(text)).toBeUndefined();
});
