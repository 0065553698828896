import { expect, test } from 'vitest';
import { formatDuration } from './format-duration';

test.each([
  [0, '0 sec'],
  [59, '59 sec'],
  [60, '1 min'],
  [312, '5 min 12 sec'],
  [3_605, '1 hr'],
  [86_399, '23 hr 59 min'],
  [86_400 * 2 + 3_600 * 3 + 59, '2 days 3 hr'],
  [86_400 * 400, '400 days'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds, 'en')).toBe(text);
});

test('the words and their plurals are those of the language', () => {
  expect(formatDuration(86_400 * 2 + 3_600, 'de')).toBe('2 Tg. 1 Std.');
  expect([1, 2, 5].map((days) => formatDuration(86_400 * days, 'pl'))).toEqual(['1 dzień', '2 dni', '5 dni']);
});
