import { expect, test } from 'vitest';
import { featureSeconds } from './feature-seconds';
import { testSeconds } from './test-seconds';

const output = [
  ' ✓ src/farms/farm-value.test.ts (5 tests) 1200ms',
  ' ✓ |screens| src/features/farms/farms.screen.test.tsx (12 tests | 1 skipped) 3400ms',
  ' ❯ src/shared/clock.test.ts (3 tests | 1 failed) 80ms',
  'Ran 5 tests for test/farms/FarmMaster.t.sol:FarmMasterTest',
  '[PASS] test_Deposit() (gas: 1)',
  'Suite result: ok. 5 passed; 0 failed; 0 skipped; finished in 2.40s (3.10s CPU time)',
  '  ✓  1 farms.spec.ts:35:1 › a stake of (some) words (12.5s)',
  '  ✘  2 [chromium] › pools.spec.ts:9:1 › another (1.5m)',
  '  ✓  13 deep/farms.spec.ts:2:1 › quick (850ms)',
];

test('reads what each file took from the lines of vitest, forge and Playwright', () => {
  expect(testSeconds(output.join('\n'))).toEqual([
    { file: 'src/farms/farm-value.test.ts', isBrowser: false, seconds: 1.2 },
    { file: 'src/features/farms/farms.screen.test.tsx', isBrowser: false, seconds: 3.4 },
    { file: 'src/shared/clock.test.ts', isBrowser: false, seconds: 0.08 },
    { file: 'test/farms/FarmMaster.t.sol', isBrowser: false, seconds: 2.4 },
    { file: 'farms.spec.ts', isBrowser: true, seconds: 12.5 },
    { file: 'pools.spec.ts', isBrowser: true, seconds: 90 },
    { file: 'deep/farms.spec.ts', isBrowser: true, seconds: 0.85 },
  ]);
});

test('a feature’s tests are those with its slug in the path, on two places', () => {
  const budget = { lanes: 45, browser: 30 };
  const found = featureSeconds({ output: output.join('\n'), slugs: ['farms', 'pools'], budget });
  expect(found.find(({ name }) => name === 'tests of farms')).toEqual({
    name: 'tests of farms',
    seconds: 3.5,
    budget: 45,
  });
  expect(found.find(({ name }) => name === 'tests of farms in the browser')?.seconds).toBeCloseTo(6.675);
  expect(found).toHaveLength(4);
});
