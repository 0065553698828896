import { expect, test } from 'vitest';
import { isNestedDeep } from './nesting';

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
