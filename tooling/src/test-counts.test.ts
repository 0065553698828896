import { expect, test } from 'vitest';
import { testCounts } from './test-counts';

test('counts the closing lines of each runner', () => {
  expect(testCounts(' Test Files  2 passed (2)\n      Tests  23 passed (23)\n')).toEqual({ passed: 23, failed: 0 });
  expect(testCounts('      Tests  1 failed | 22 passed (23)\n')).toEqual({ passed: 22, failed: 1 });
  expect(testCounts('      Tests  3 failed (3)\n')).toEqual({ passed: 0, failed: 3 });
  expect(
    testCounts('Ran 2 test suites in 1.2s (3s CPU time): 40 tests passed, 2 failed, 0 skipped (42 total tests)\n'),
  ).toEqual({ passed: 40, failed: 2 });
  expect(testCounts('  1 failed\n  15 passed (31s)\n')).toEqual({ passed: 15, failed: 1 });
  expect(testCounts('  1 flaky\n  44 passed (7m)\n')).toEqual({ passed: 45, failed: 0 });
  expect(testCounts('mutants: 24 passed, 0 failed\n')).toEqual({ passed: 24, failed: 0 });
});

test('a run that says nothing counts nothing', () => {
  expect(testCounts('done\n')).toEqual({ passed: 0, failed: 0 });
});

test('colours do not hide the line', () => {
  expect(testCounts('\u001b[2m      Tests \u001b[22m \u001b[32m4 passed\u001b[39m (4)')).toEqual({
    passed: 4,
    failed: 0,
  });
});
