import { expect, test } from 'vitest';
import { isArchivedPid } from './is-archived-pid';

test.each([
  [138, false],
  [139, true],
  [200, true],
  [250, true],
  [251, false],
  [0, false],
  [139.5, false],
  [Number.NaN, false],
  [2372, false],
])('CONST-15 id %d is archived: %s', (pid, isArchived) => {
  expect(isArchivedPid(pid)).toBe(isArchived);
});
