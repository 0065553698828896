import { concat, encodeAbiParameters, type Hex, numberToHex, stringToHex } from 'viem';
import { expect, test } from 'vitest';
import { tokenText } from './token-text';

const abiString = (text: string) => encodeAbiParameters([{ type: 'string' }], [text]);
const abiBytes = (bytes: Hex) => encodeAbiParameters([{ type: 'bytes' }], [bytes]);
const word = (value: bigint) => numberToHex(value, { size: 32 });

test.each<[string, Hex, string | undefined]>([
  ['an ABI string', abiString('Wrapped BESC'), 'Wrapped BESC'],
  ['bytes32', stringToHex('MKR', { size: 32 }), 'MKR'],
  ['bytes32 that is full', stringToHex('M'.repeat(32)), 'M'.repeat(32)],
  ['broken UTF-8', abiBytes('0xff41fe'), 'A'],
  ['broken UTF-8 of bytes32', `0xff41fe${'00'.repeat(29)}`, 'A'],
  ['nothing but broken UTF-8', abiBytes('0xfffe80'), ''],
  ['an empty string', abiString(''), ''],
  ['nothing', '0x', undefined],
  ['less than a word', '0x41', undefined],
  ['a word and a half', `0x${'41'.repeat(48)}`, undefined],
  ['a length beyond the answer', concat([word(32n), word(10n ** 30n), word(0n)]), undefined],
  ['an offset beyond the answer', concat([word(2n ** 255n), word(1n)]), undefined],
])('the text in %s', (_, answer, text) => {
  expect(tokenText(answer)).toBe(text);
});
