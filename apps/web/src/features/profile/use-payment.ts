import type { Blocker } from '../../blocks/action/blocker';
import { useWriter } from '../../blocks/action/use-writer';
import { useBalance } from '../../blocks/token-select/use-balance';
import type { Payment } from './profile.actions';
import type { ProfilePlace } from './profile-place';

/** An amount of MONEY that is read from the chain. */
export interface ReadCost {
  /** In wei; undefined while it is read, and when it could not be. */
  readonly amount: bigint | undefined;
  readonly isFailed: boolean;
}

type PaymentState = Blocker | { readonly kind: 'payment'; readonly payment: Payment };

/** How a cost in MONEY would be paid now, or why it cannot be. */
export function usePayment({ money }: ProfilePlace, cost: ReadCost): PaymentState {
  const { approvalAmount } = useWriter();
  return paymentState(cost, useBalance(money), approvalAmount);
}

/** See `usePayment`. */
export function paymentState(
  { amount, isFailed }: ReadCost,
  balance: ReturnType<typeof useBalance>,
  allowance: Payment['allowance'],
): PaymentState {
  if (amount === undefined && isFailed) return { kind: 'error', text: 'Could not retrieve MONEY costs for profile' };
  if (balance.kind === 'failed') return { kind: 'error', text: 'The balance could not be read.' };
  if (amount === undefined || balance.kind !== 'known') return { kind: 'loading' };
  if (balance.amount < amount) return { kind: 'error', text: 'Insufficient MONEY balance' };
  return { kind: 'payment', payment: { amount, allowance } };
}
