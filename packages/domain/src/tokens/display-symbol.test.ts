import { expect, test } from 'vitest';
import { displaySymbol } from './display-symbol';

test('TOKEN-29 over 20 characters: first 4, an ellipsis, last 5', () => {
  expect(displaySymbol('A'.repeat(20))).toBe('A'.repeat(20));
  expect(displaySymbol('ABCDEFGHIJKLMNOPQRSTU')).toBe('ABCD…QRSTU');
  expect(displaySymbol('🐻'.repeat(21))).toBe(`${'🐻'.repeat(4)}…${'🐻'.repeat(5)}`);
});
