import { expect, test } from 'vitest';
import { readDeadlineText } from './deadline-input';

test('SET-50 SET-51 SET-52 deadline: whole minutes, stored in seconds, above 0', () => {
  expect(readDeadlineText('20')).toBe(1_200);
  expect(readDeadlineText('007')).toBe(420);
  for (const text of ['0', '', '1.5', '-1', '1e3', ' 5', '5m', '1234567890']) {
    expect(readDeadlineText(text)).toBeUndefined();
  }
});
