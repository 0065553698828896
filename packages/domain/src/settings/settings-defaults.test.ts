import { expect, test } from 'vitest';
import { defaultDeadlineSeconds, defaultSlippageBps, migratedTolerances } from './settings-defaults';

test('SET-38 SET-39 SET-48 SET-53 a stored tolerance that is no number becomes the default', () => {
  expect([defaultSlippageBps, defaultDeadlineSeconds]).toEqual([50, 1_200]);
  expect(migratedTolerances({ slippageBps: 80, deadlineSeconds: 600 })).toEqual({
    slippageBps: 80,
    deadlineSeconds: 600,
  });
  for (const bad of ['50', null, undefined, Number.NaN, {}, -1, 20_000, 0.5]) {
    expect(migratedTolerances({ slippageBps: bad, deadlineSeconds: 600 }).slippageBps).toBe(50);
  }
  for (const bad of ['1200', null, undefined, Number.NaN, [], 0, -5]) {
    expect(migratedTolerances({ slippageBps: 80, deadlineSeconds: bad }).deadlineSeconds).toBe(1_200);
  }
});
