import { expect, test } from 'vitest';
import { runSuite } from './run-suite';
import type { Suite } from './suites';

const suite: Suite = { name: 'tests', command: 'true', kind: 'tests', fast: true, folder: '.' };
const run = (rest: Partial<Suite>) => runSuite({ ...suite, ...rest }, process.cwd());

test('tests that counted none have failed, but where a change has none', async () => {
  expect(await run({})).toMatchObject({ passed: 0, failed: 1 });
  expect(await run({ mayRunNone: true })).toMatchObject({ passed: 0, failed: 0 });
});

test('what ends with an error has failed, whatever it counted', async () => {
  expect(await run({ command: 'false', mayRunNone: true })).toMatchObject({ failed: 1 });
  expect(await run({ command: 'echo "3 passed, 0 failed"; false' })).toMatchObject({ passed: 3, failed: 1 });
  expect(await run({ command: 'echo "3 passed, 0 failed"' })).toMatchObject({ passed: 3, failed: 0 });
  expect(await run({ kind: 'check' })).toMatchObject({ passed: 1, failed: 0 });
});
