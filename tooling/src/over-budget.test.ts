import { expect, test } from 'vitest';
import { overBudget } from './over-budget';

test('what took longer than it may is told, the worst first; the others and those without a budget are not', () => {
  const taken = [
    { name: 'a', seconds: 12.4, budget: 10 },
    { name: 'b', seconds: 30, budget: 20 },
    { name: 'c', seconds: 10, budget: 10 },
    { name: 'd', seconds: 99, budget: undefined },
  ];
  expect(overBudget(taken)).toEqual(['note b took 30 s of its 20 s', 'note a took 12 s of its 10 s']);
});
