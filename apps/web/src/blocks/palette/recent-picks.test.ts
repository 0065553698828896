// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest';
import { noteRecentPick, readRecentPicks } from './recent-picks';

beforeEach(() => localStorage.clear());

test('the newest pick is first, each stands once, five are kept', () => {
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) noteRecentPick(id);
  expect(readRecentPicks()).toEqual(['f', 'e', 'd', 'a', 'c']);
});

test.each(['{', '"a"', '{"0":"a"}', '[1]', `["${'x'.repeat(90)}"]`, `["${'x'.repeat(20_000)}"]`])(
  'poisoned storage is nothing picked: %.30s',
  (stored) => {
    localStorage.setItem('besc-recent-picks', stored);
    expect(readRecentPicks()).toEqual([]);
    noteRecentPick('a');
    expect(readRecentPicks()).toEqual(['a']);
  },
);
