import { expect, test } from 'vitest';
import { addressText } from './address-text';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test.each([
  address,
  ` ${address}\n`,
  `\u200b${address}`,
  `\u202a${address}\u202c`,
  `\ufeff${address.slice(0, 20)}\u200d${address.slice(20)}`,
  `0X${address.slice(2)}`,
])('%j is the address', (entered) => {
  expect(addressText(entered)).toBe(address);
});

test.each(['', '0', 'alice.besc', '\u{1f468}\u200d\u{1f469}.besc', '0xyz', 'BUSDC x'])(
  '%j stays as it is',
  (entered) => {
    expect(addressText(entered)).toBe(entered);
  },
);

test('the beginning of an address is cleaned as it is typed', () => {
  expect(addressText('0X')).toBe('0x');
  expect(addressText('\u200e0x12')).toBe('0x12');
});
