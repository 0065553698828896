import { expect, test } from 'vitest';
import { hasManyMarks, isNestedDeep, mostMarks } from './nesting';

test.each([
  '>'.repeat(10_000),
  '> '.repeat(5_000),
  `${'- '.repeat(4_000)}x`,
  `${'1. '.repeat(3_000)}x`,
  `${'*'.repeat(4_000)}a${'*'.repeat(4_000)}`,
  `${'*_'.repeat(2_000)}a${'_*'.repeat(2_000)}`,
  '['.repeat(10_000),
  '!['.repeat(5_000),
])('%# a text that nests thousands of levels is not drawn', (text) => {
  expect(isNestedDeep(text)).toBe(true);
});

test.each([
  '> quoted\n> > twice',
  '- one\n  - two\n    - three',
  `a\n${'*'.repeat(80)}\nb`,
  '**bold** _and_ more',
  '_'.repeat(60),
])('%# an honest text is', (text) => {
  expect(isNestedDeep(text)).toBe(false);
});

test.each(['*_a a_* ', 'a**b ', '[a](', '- a\n', '> a\n', '1. a\n'])(
  'of %j no more are read than a text may hold',
  (part) => {
    const marks = part.match(/[*_]+|[[>-]|\d\./g)?.length ?? 0;
    const most = Math.floor(mostMarks / marks);
    expect(hasManyMarks(part.repeat(most))).toBe(false);
    expect(hasManyMarks(part.repeat(most + 1))).toBe(true);
  },
);

test('a text that opens and closes emphasis a thousand times is not read', () => {
  expect(hasManyMarks('*_a '.repeat(1250) + 'a_* '.repeat(1250))).toBe(true);
});
