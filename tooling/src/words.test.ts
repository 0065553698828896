import { expect, test } from 'vitest';
import { qualityRows } from './quality/quality-rows';
import { foreignWords, longSentences, wordCount } from './words';

test('words are counted as wc does, and old ones are found by their line', () => {
  expect(wordCount('| a | b |\n\nc')).toBe(6);
  expect(foreignWords('const a = 1;\n// Nobody asks.\n// Nobodys')).toEqual([2]);
});

test('a sentence over 25 words is found where its comment begins, in lines and in blocks', () => {
  const long = (begin: string) => `x\n${begin}${'word '.repeat(13)}\n${begin}${'word '.repeat(13)}.\n`;
  expect(longSentences(long('// '))).toEqual([2]);
  expect(longSentences(long(' * '))).toEqual([2]);
  expect(longSentences(`// ${'word '.repeat(13)}. ${'word '.repeat(13)}`)).toEqual([]);
});

test('a requirement is a line of a list, or a row of a table', () => {
  const row = { id: 'PLAT-01', state: 'pass', note: 'a.test.ts, b.test.ts' };
  expect(qualityRows('- PLAT-01 pass: a.test.ts, b.test.ts')).toEqual([{ ...row, line: 1 }]);
  expect(qualityRows('\n| PLAT-01 | pass | a.test.ts, b.test.ts |')).toEqual([{ ...row, line: 2 }]);
});
