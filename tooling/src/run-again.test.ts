import { expect, test } from 'vitest';
import { runAgain } from './run-again';
import type { SuiteResult } from './run-suite';
import type { Suite } from './suites';

const suite: Suite = {
  name: '@besc/a',
  command: 'all',
  kind: 'tests',
  fast: false,
  folder: 'a',
  again: (files) => `again ${files}`,
};
const result = (passed: number, failed: number, files: readonly string[]): SuiteResult => ({
  suite,
  seconds: 1,
  output: files.map((file) => ` FAIL  ${file} > adds\n`).join(''),
  passed,
  failed,
});

/** Runs the first result's files again with `second` as the answer. */
async function after(first: SuiteResult, second?: SuiteResult) {
  const commands: string[] = [];
  const [final] = await runAgain([first], async ({ command }) => {
    commands.push(command);
    if (second === undefined) throw new Error('nothing may run again');
    return second;
  });
  return { commands, passed: final?.passed, failed: final?.failed, unstable: final?.unstable ?? [] };
}

test('a file that passes alone is unstable, and its tests count as passed', async () => {
  expect(await after(result(10, 2, ['a.test.ts', 'b.test.ts']), result(7, 0, []))).toEqual({
    commands: ["again 'a.test.ts' 'b.test.ts'"],
    passed: 12,
    failed: 0,
    unstable: ['a.test.ts', 'b.test.ts'],
  });
});

test('a file that fails twice is a failure beside one that is unstable', async () => {
  const ended = await after(result(10, 2, ['a.test.ts', 'b.test.ts']), result(6, 1, ['b.test.ts']));
  expect(ended).toMatchObject({ passed: 11, failed: 1, unstable: ['a.test.ts'] });
});

test('a second run that ran too little, or ended without a word, leaves the failure', async () => {
  expect(await after(result(10, 3, ['a.test.ts']), result(2, 0, []))).toMatchObject({ failed: 3, unstable: [] });
  expect(await after(result(10, 1, ['a.test.ts']), result(0, 1, []))).toMatchObject({ failed: 1, unstable: [] });
});

test('only failures of a few named files run again', async () => {
  const { again: _, ...withoutAgain } = suite;
  const still = { commands: [], unstable: [] };
  expect(await after(result(10, 0, []))).toEqual({ ...still, passed: 10, failed: 0 });
  expect(await after(result(10, 1, []))).toEqual({ ...still, passed: 10, failed: 1 });
  const many = Array.from({ length: 9 }, (_, index) => `${index}.test.ts`);
  expect(await after(result(10, 9, many))).toEqual({ ...still, passed: 10, failed: 9 });
  expect(await after({ ...result(10, 1, ['a.test.ts']), suite: withoutAgain })).toEqual({
    ...still,
    passed: 10,
    failed: 1,
  });
});
