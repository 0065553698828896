import { expect, test } from 'vitest';
import { isArchivedPid } from './archived-pids';

test('CONST-15 the pids from 139 to 250 are archived', () => {
  expect([0, 138, 139, 250, 251].map(isArchivedPid)).toEqual([false, false, true, true, false]);
});
