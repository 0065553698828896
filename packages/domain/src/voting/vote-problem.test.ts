import { expect, it } from 'vitest';
import { proposalState } from './proposal';
import { voteProblem } from './vote-problem';

const proposal = { start: 100, end: 200, choices: ['Yes', 'No'] };

it.each([
  [99, 1, 5n, 'not-started', 'pending'],
  [100, 1, 5n, undefined, 'active'],
  [199, 2, 1n, undefined, 'active'],
  [200, 2, 5n, 'ended', 'closed'],
  [150, 0, 5n, 'choice', 'active'],
  [150, 3, 5n, 'choice', 'active'],
  [150, 1.5, 5n, 'choice', 'active'],
  [150, 1, 0n, 'no-power', 'active'],
])('at %d judges a vote for choice %d with power %d as %s', (now, choice, power, problem, state) => {
  expect(voteProblem({ choice, power }, proposal, now)).toBe(problem);
  expect(proposalState(proposal, now)).toBe(state);
});
