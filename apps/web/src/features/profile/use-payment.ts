import type { Blocker } from '../../blocks/action/blocker';
import { useWriter } from '../../blocks/action/use-writer';
import { useBalance } from '../../blocks/token-select/use-balance';
import type { Payment } from './profile.actions';
import type { ProfilePlace } from './profile-place';

/** How an amount of MONEY would be paid now, or why it cannot be. */
export function usePayment(
  { money }: ProfilePlace,
  amount: bigint | undefined,
): Blocker | { readonly kind: 'payment'; readonly payment: Payment } {
  const { approvalAmount } = useWriter();
  const balance = useBalance(money);
  if (amount === undefined) return { kind: 'error', text: 'Could not retrieve MONEY costs for profile' };
  if (balance.kind === 'failed') return { kind: 'error', text: 'The balance could not be read.' };
  if (balance.kind !== 'known') return { kind: 'loading' };
  if (balance.amount < amount) return { kind: 'error', text: 'Insufficient MONEY balance' };
  return { kind: 'payment', payment: { amount, allowance: approvalAmount } };
}
