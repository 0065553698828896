import { expect, test } from 'vitest';
import { tokenText } from '../../src/swap/token-text';

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const abiString = (text: string) => {
  const bytes = Buffer.from(text, 'utf8').toString('hex');
  return `0x${word(32n)}${word(BigInt(bytes.length / 2))}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')}`;
};

test.each([
  ['an ABI string', abiString('Wrapped BESC'), 'Wrapped BESC'],
  ['bytes32', `0x${Buffer.from('MKR').toString('hex').padEnd(64, '0')}`, 'MKR'],
  ['control and bidirectional characters', abiString('\u202Ea\u0000b\u2066\n c'), 'ab c'],
  ['more than 64 characters', abiString('y'.repeat(3000)), 'y'.repeat(64)],
  ['broken UTF-8', `0x${word(32n)}${word(3n)}${'ff41fe'.padEnd(64, '0')}`, 'A'],
  ['nothing', '0x', undefined],
  ['an empty string', abiString(''), undefined],
  ['a length beyond the answer', `0x${word(32n)}${word(10n ** 30n)}${word(0n)}`, undefined],
  ['an offset beyond the answer', `0x${word(2n ** 255n)}${word(1n)}`, undefined],
  ['no hex', 'hello', undefined],
])('a name out of %s', (_, answer, shown) => {
  expect(tokenText(answer, 64)).toBe(shown);
});
