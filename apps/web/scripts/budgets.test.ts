import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { budgetsOf } from './budgets';

const registry = readFileSync(fileURLToPath(new URL('../src/app/slugs.ts', import.meta.url)), 'utf8');
const names = (text: string) => budgetsOf(text).map(({ name }) => name);

test('what belongs to no feature that can be taken out is always measured', () => {
  const always = ['first view of /swap', 'price chart', 'wallet engine', 'wallet dialog', 'development wallet'];
  expect(names(registry)).toEqual(expect.arrayContaining(always));
});

test('of a feature that is not in the registry nothing is measured, and of the others all', () => {
  const budget = (slug: string, without: readonly string[] = []) => ({
    name: slug,
    entries: ['index.html', `src/features/${slug}/${slug}.screen.tsx`],
    without,
    gzipKibibytes: 1,
  });
  const all = [budget('tally'), budget('board'), budget('tally', ['src/features/board/board.screen.tsx'])];
  const line = (slug: string) => `export { ${slug}Feature } from '../features/${slug}/${slug}.feature';\n`;
  expect(budgetsOf(line('tally') + line('board'), all)).toEqual(all);
  expect(budgetsOf(line('tally'), all)).toEqual(all.slice(0, 1));
  expect(budgetsOf(line('board'), all)).toEqual(all.slice(1, 2));
});
