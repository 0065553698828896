import { expect, test } from 'vitest';
import type { RunState } from '../steps/run-state';
import { hasHash, isWhollySent } from './run-phase';

const sent: RunState = { kind: 'sent', step: 0, hash: '0x12' };

test('an approval that went out is not what it was given for', () => {
  const approval: RunState = { ...sent, isMoreToCome: true };
  expect(hasHash(approval)).toBe(true);
  expect(isWhollySent(approval)).toBe(false);
  expect(isWhollySent(sent)).toBe(true);
  expect(isWhollySent({ kind: 'confirmed', hash: '0x12' })).toBe(true);
  expect(isWhollySent({ kind: 'idle' })).toBe(false);
});
