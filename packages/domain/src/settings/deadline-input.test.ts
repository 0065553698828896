import { expect, test } from 'vitest';
import { readDeadlineText } from './deadline-input';

test('SET-50 SET-51 SET-52 deadline: whole minutes, stored in seconds, above 0', () => {
  expect(readDeadlineText('20')).toBe(1_200);
  expect(readDeadlineText('007')).toBe(420);
  for (const text of ['0', '', '1.5', '-1', '1e3', ' 5', '5m']) {
    expect(readDeadlineText(text)).toBeUndefined();
  }
});

test('SET-50 SET-51 a deadline has no most: what no number holds to the digit is the most that one does', () => {
  expect(readDeadlineText('1234567890')).toBe(74_074_073_400);
  const most = readDeadlineText('9'.repeat(400));
  expect(most).toBe(readDeadlineText(String(Number.MAX_SAFE_INTEGER)));
  expect(Number.isSafeInteger(most)).toBe(true);
});
