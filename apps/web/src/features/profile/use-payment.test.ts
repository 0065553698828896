import { expect, test } from 'vitest';
import { paymentState } from './use-payment';

test('PROF-50 costs that are still read are waited for; only those that could not be read are told as such', () => {
  const balance = { kind: 'known', amount: 7n } as const;
  const state = (amount: bigint | undefined, isFailed = false) => paymentState({ amount, isFailed }, balance, 'exact');
  expect(state(undefined)).toEqual({ kind: 'loading' });
  expect(state(undefined, true)).toEqual({ kind: 'error', text: 'Could not retrieve MONEY costs for profile' });
  expect(state(8n)).toMatchObject({ text: 'Insufficient MONEY balance' });
  // A cost that is known holds although it could not be read again.
  expect(state(7n, true)).toEqual({ kind: 'payment', payment: { amount: 7n, allowance: 'exact' } });
});
