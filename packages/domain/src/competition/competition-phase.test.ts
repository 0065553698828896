import { expect, test } from 'vitest';
import { competitionPhase } from './competition-phase';
import { competitionStatuses, competitionStatusOf } from './competition-status';

test('COMP-08 each status is a phase; what was claimed is claimed while others still claim', () => {
  const phases = ['registration', 'battle', 'calculating', 'claim', 'claimed'];
  expect(competitionStatuses.map((status) => competitionPhase(status, false))).toEqual(phases);
  expect(competitionPhase('claiming', true)).toBe('claimed');
  expect(competitionPhase('open', true)).toBe('battle');
  expect(competitionStatusOf(3)).toBe('claiming');
  expect(() => competitionStatusOf(5)).toThrow(RangeError);
});
