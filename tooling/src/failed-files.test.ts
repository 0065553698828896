import { expect, test } from 'vitest';
import { failedFiles } from './failed-files';

test('vitest: the file of each failed test once, with or without the name of a project', () => {
  const output = `
 FAIL  src/a.test.ts > group > adds
AssertionError: expected 1 to be 2
 FAIL  src/a.test.ts > group > takes
 FAIL  |screens| src/b.test.tsx [ src/b.test.tsx ]
`;
  expect(failedFiles(output)).toEqual(['src/a.test.ts', 'src/b.test.tsx']);
});

test('vitest: an unawaited error belongs to the file that ran', () => {
  const output = `
⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯

Vitest caught 1 unhandled error during the test run.

⎯⎯⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯
Error: no one listens
 ❯ src/c.ts:1:1
This error originated in "src/c.test.ts" test file. It doesn't mean the error was thrown inside the file itself.
`;
  expect(failedFiles(output)).toEqual(['src/c.test.ts']);
});

test('nothing is tried again when an error has no file', () => {
  const output = ' FAIL  src/a.test.ts > adds\nVitest caught 1 unhandled error during the test run.\nError: late\n';
  expect(failedFiles(output)).toEqual([]);
});

test('Playwright: the spec of each numbered failure', () => {
  const output = `  1) swap.spec.ts:30:1 › sells ────
  2) [chromium] › browser/button.spec.ts:4:1 › is seen ────
  3) swap.spec.ts:50:1 › buys ────
`;
  expect(failedFiles(output)).toEqual(['swap.spec.ts', 'browser/button.spec.ts']);
});

test('forge and compilers name no file that could run alone', () => {
  expect(failedFiles('[FAIL: assertion failed: 1 != 2] test_Swap() (gas: 1234)')).toEqual([]);
  expect(failedFiles('src/a.ts(1,2): error TS2322: wrong')).toEqual([]);
});
