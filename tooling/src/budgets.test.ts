import { expect, test } from 'vitest';
import { furtherFeatures, readBudgets, wholeBudget } from './budgets';
import { suites } from './suites';

const budgets = readBudgets();

test('the whole may take 15 minutes for the exchange and 75 s more for each further feature', () => {
  expect(budgets.exchange).toBe(15 * 60);
  expect(budgets.feature.lanes + budgets.feature.browser).toBe(75);
  expect(wholeBudget(budgets)).toBe(900 + 75 * furtherFeatures(budgets).length);
});

test('every suite of tests has a budget, nothing else of that name exists, and on two places all fit into the whole', () => {
  const withTests = suites.filter(({ kind }) => kind === 'tests').map(({ name }) => name);
  expect(withTests.filter((name) => budgets.suites[name] === undefined)).toEqual([]);
  const known = new Set(suites.map(({ name }) => name));
  expect(Object.keys(budgets.suites).filter((name) => !known.has(name))).toEqual([]);
  const otherwise = 3;
  const places = suites.map((suite) => (budgets.suites[suite.name] ?? otherwise) * (suite.places ?? 1));
  expect(places.reduce((sum, seconds) => sum + seconds, 0) / 2).toBeLessThanOrEqual(wholeBudget(budgets));
});
