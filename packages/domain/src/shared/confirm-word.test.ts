import { expect, test } from 'vitest';
import { isConfirmWord } from './confirm-word';

test('SWAP-073 only the word confirm counts, white space around it is ignored', () => {
  expect(isConfirmWord(' confirm\n')).toBe(true);
  for (const text of ['Confirm', 'CONFIRM', 'confirm.', 'con firm', '']) expect(isConfirmWord(text)).toBe(false);
});
