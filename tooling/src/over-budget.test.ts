import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { overBudget } from './over-budget';
import { suites } from './suites';

const budgets: Record<string, number> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'suite-budgets.json'), 'utf8'),
);

test('suites over their budget are told, the worst first; the others and those without one are not', () => {
  const taken = [
    { name: 'a', seconds: 12.4 },
    { name: 'b', seconds: 30 },
    { name: 'c', seconds: 10 },
    { name: 'd', seconds: 99 },
  ];
  expect(overBudget(taken, { a: 10, b: 20, c: 10 })).toEqual([
    'note b took 30 s of its 20 s',
    'note a took 12 s of its 10 s',
  ]);
});

test('every suite of tests has a budget, nothing else of that name exists, and on two places all fit into 15 minutes', () => {
  const withTests = suites.filter(({ kind }) => kind === 'tests').map(({ name }) => name);
  expect(withTests.filter((name) => budgets[name] === undefined)).toEqual([]);
  const known = new Set(suites.map(({ name }) => name));
  expect(Object.keys(budgets).filter((name) => !known.has(name))).toEqual([]);
  const otherwise = 3;
  const places = suites.map((suite) => (budgets[suite.name] ?? otherwise) * (suite.places ?? 1));
  expect(places.reduce((sum, seconds) => sum + seconds, 0) / 2).toBeLessThanOrEqual(15 * 60);
});
