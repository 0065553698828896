import { expect, test } from 'vitest';
import { type ExpertMode, expertMode } from './expert-mode';

test('SET-12 SET-13 SET-14 expert mode goes off, confirm screen, on', () => {
  const off: ExpertMode = { kind: 'off' };
  const confirming = expertMode(off, { kind: 'toggle', acknowledged: false });
  expect(confirming.kind).toBe('confirming');
  expect(expertMode(confirming, { kind: 'confirm', word: 'yes' })).toBe(confirming);
  expect(expertMode(confirming, { kind: 'cancel' }).kind).toBe('off');
  const on = expertMode(confirming, { kind: 'confirm', word: 'confirm' });
  expect(on.kind).toBe('on');
  expect(expertMode(on, { kind: 'toggle', acknowledged: false }).kind).toBe('off');
  expect(expertMode(off, { kind: 'toggle', acknowledged: true }).kind).toBe('on');
  expect(expertMode(off, { kind: 'confirm', word: 'confirm' })).toBe(off);
});
