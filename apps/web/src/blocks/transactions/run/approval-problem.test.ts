import { expect, test } from 'vitest';
import type { Action, Step } from '../steps/action';
import type { RunFailure } from '../steps/run-state';
import { approvalProblem } from './approval-problem';

const step = (kind: Step['kind']): Step => ({
  kind,
  summary: { text: '' },
  calls: () => [],
  drawn: [],
});
const action = (...kinds: Step['kind'][]): Action => ({ summary: { text: '' }, steps: kinds.map(step), refresh: [] });
const failed = (at: number, failure: RunFailure) =>
  ({ kind: 'failed', step: at, failure, message: { text: 'x' } }) as const;

test.each([
  ['APPR-21 an approval that cannot be asked for', action('approve'), failed(0, 'failed'), 'approving'],
  ['APPR-21 an approval that the checks refuse', action('approve'), failed(0, 'refused'), 'approving'],
  ['APPR-22 an approval that the chain refused', action('approve'), failed(0, 'reverted'), 'confirming'],
  ['APPR-22 what an approval was made for', action('approve', 'transact'), failed(1, 'failed'), 'confirming'],
])('%s', (_name, what, end, word) => {
  expect(approvalProblem(what, end)).toEqual({
    title: { text: `An error occurred ${word} transaction` },
    description: { text: '%what%: %message%', parts: { what: what.summary, message: { text: 'x' } } },
  });
});

test('a refusal of the person, a success and a single call have no such toast', () => {
  expect(approvalProblem(action('approve'), failed(0, 'rejected'))).toBeUndefined();
  expect(approvalProblem(action('approve'), { kind: 'confirmed', hash: undefined })).toBeUndefined();
  expect(approvalProblem(action('transact'), failed(0, 'failed'))).toBeUndefined();
});

test('FARM-31 POOL-100 a stake after its approval says its failure in its own toast, and a record that was cleared says none', () => {
  const [approve, stake] = [
    step('approve'),
    { ...step('transact'), toast: { title: { text: '' }, description: { text: '' } } },
  ];
  const staking: Action = { ...action(), steps: [approve, stake] };
  expect(approvalProblem(staking, failed(1, 'refused'))).toBeUndefined();
  expect(approvalProblem(staking, failed(1, 'reverted'))).toBeUndefined();
  expect(approvalProblem(staking, failed(0, 'failed'))?.title.text).toBe('An error occurred approving transaction');
  expect(approvalProblem(action('approve'), failed(0, 'unfollowed'))).toBeUndefined();
});
