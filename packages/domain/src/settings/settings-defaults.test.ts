import { expect, test } from 'vitest';
import { defaultDeadlineSeconds, defaultSlippageBps, migratedTolerances } from './settings-defaults';

test('SET-38 SET-39 SET-48 SET-53 a stored tolerance that is no number becomes the default', () => {
  expect([defaultSlippageBps, defaultDeadlineSeconds]).toEqual([50, 1_200]);
  expect(migratedTolerances({ slippageBps: 80, deadlineSeconds: 600 })).toEqual({
    slippageBps: 80,
    deadlineSeconds: 600,
    isSlippageReset: false,
  });
  for (const bad of ['50', null, undefined, Number.NaN, {}, -1, 20_000, 0.5]) {
    expect(migratedTolerances({ slippageBps: bad, deadlineSeconds: 600 }).slippageBps).toBe(50);
  }
  for (const bad of ['1200', null, undefined, Number.NaN, [], 0, -5]) {
    expect(migratedTolerances({ slippageBps: 80, deadlineSeconds: bad }).deadlineSeconds).toBe(1_200);
  }
});

test.each([
  [0, false],
  [10_000, false],
  [undefined, false],
  [10_001, true],
  [-1, true],
  [0.5, true],
  ['50', true],
  [null, true],
  [Number.POSITIVE_INFINITY, true],
])('SET-41 a stored slippage of %j counts as reset: %s', (slippageBps, isSlippageReset) => {
  expect(migratedTolerances({ slippageBps, deadlineSeconds: 600 })).toMatchObject({ isSlippageReset });
});
