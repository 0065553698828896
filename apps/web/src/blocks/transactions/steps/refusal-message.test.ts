import { expect, test } from 'vitest';
import type { Message } from '../../language/message';
import { sayFrom } from '../../language/translator';
import { refusalMessage } from './refusal-message';

const say = (message: Message) => sayFrom({}, 'en', message);

test('SWAP-104 a revert is told with its reason', () => {
  const reason = 'BescRouter: INSUFFICIENT_OUTPUT_AMOUNT';
  expect(say(refusalMessage({ kind: 'reverted', reason }))).toBe(
    'The transaction cannot succeed due to error: BescRouter: INSUFFICIENT_OUTPUT_AMOUNT.',
  );
});

test('an error of a contract is told in the words that the step has for it, any other by its name', () => {
  const known = { NotEligible: { text: 'it was collected already' } };
  const said = (reason: string) => say(refusalMessage({ kind: 'reverted', reason }, known));
  expect(said('NotEligible')).toBe('The transaction cannot succeed due to error: it was collected already.');
  expect(said('Reentered')).toBe('The transaction cannot succeed due to error: Reentered.');
  expect(said('constructor')).toBe('The transaction cannot succeed due to error: constructor.');
});

test('SWAP-105 a revert without a reason', () => {
  expect(say(refusalMessage({ kind: 'reverted', reason: undefined }))).toBe(
    'The transaction cannot succeed due to error: Unknown error, check the logs.',
  );
});

test.each([
  [
    'SWAP-106',
    { kind: 'gas-estimate-failed', error: 0 },
    'Unexpected issue with estimating the gas. Please try again.',
  ],
  [
    'SWAP-107',
    { kind: 'no-call-failed' },
    'Unexpected error. Please contact support: none of the calls threw an error',
  ],
  ['SWAP-109', { kind: 'missing-dependencies' }, 'Missing dependencies'],
] as const)('%s %o', (_id, refusal, text) => {
  expect(say(refusalMessage(refusal))).toBe(text);
});
