import { expect, test } from 'vitest';
import { failureSummary } from './failure-summary';

test('vitest: each failed test with its reason, without the source', () => {
  const output = `
 ❯ src/a.test.ts (3 tests | 2 failed) 5ms
   × group > adds 3ms
     → expected 1 to be 2 // Object.is equality
⎯⎯⎯⎯⎯⎯⎯ Failed Tests 2 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  src/a.test.ts > group > adds
AssertionError: expected 1 to be 2 // Object.is equality

- Expected
+ Received

 ❯ src/a.test.ts:2:60
      1| import { expect } from 'vitest';

 FAIL  |screens| src/b.test.ts [ src/b.test.ts ]
Error: Cannot find module './nothing'

⎯⎯⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯
TimeoutError: the chain did not answer
 ❯ src/c.ts:1:1
`;
  expect(failureSummary(output)).toEqual([
    ' FAIL  src/a.test.ts > group > adds',
    'AssertionError: expected 1 to be 2 // Object.is equality',
    '- Expected',
    '+ Received',
    ' FAIL  |screens| src/b.test.ts [ src/b.test.ts ]',
    "Error: Cannot find module './nothing'",
    '⎯⎯⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯',
    'TimeoutError: the chain did not answer',
  ]);
});

test('forge: a failure that it prints twice stands once', () => {
  const line = '[FAIL: assertion failed: 1 != 2] test_Swap() (gas: 1234)';
  expect(failureSummary(`Ran 2 tests\n[PASS] test_Other() (gas: 1)\n${line}\n\nFailing tests:\n${line}\n`)).toEqual([
    line,
  ]);
});

test('Playwright: the numbered report, without its excerpt', () => {
  const output = `  ✘  1 a.spec.ts:2:1 › a page (54ms)

  1) a.spec.ts:2:1 › a page ────

    Error: the count

    expect(received).toBe(expected) // Object.is equality

    Expected: 2
    Received: 1

      1 | import { expect } from '@playwright/test';

  1 failed
`;
  expect(failureSummary(output)).toEqual([
    '  1) a.spec.ts:2:1 › a page ────',
    '    Error: the count',
    '    expect(received).toBe(expected) // Object.is equality',
    '    Expected: 2',
    '    Received: 1',
  ]);
});

test('a run that was ended before its report tells of the tests that had failed', () => {
  expect(failureSummary('  ✓  1 a.spec.ts:1:1 › good (1s)\n  ✘  2 a.spec.ts:2:1 › a page (54ms)\n')).toEqual([
    '  ✘  2 a.spec.ts:2:1 › a page (54ms)',
  ]);
});

test('many failures share the lines, and the rest is counted', () => {
  const output = (count: number) =>
    Array.from({ length: count }, (_, at) => ` FAIL  a.test.ts > ${at}\nError: one\n  two\n`).join('\n');
  expect(failureSummary(output(12))).toHaveLength(24);
  const long = failureSummary(output(40));
  expect(long).toHaveLength(25);
  expect(long.at(-1)).toBe('... and 16 more');
});

test('colours hide nothing, and a good run has no failures', () => {
  expect(failureSummary('\u001b[31m FAIL \u001b[39m a.test.ts > one\nError: x')).toEqual([
    ' FAIL  a.test.ts > one',
    'Error: x',
  ]);
  expect(failureSummary(' ✓ src/a.test.ts (3 tests) 5ms\n      Tests  3 passed (3)\n')).toEqual([]);
});
