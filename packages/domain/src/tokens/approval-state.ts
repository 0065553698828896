import type { Currency } from '../shared/token';

/** Whether a spender may move the amount. A closed set. */
export type ApprovalState = 'unknown' | 'not-approved' | 'pending' | 'approved';

/**
 * The approval state of an amount (smallest unit). The native coin is always approved; an allowance below the amount is
 * not approved, or pending while a matching approval is on its way; anything undefined is unknown. `pending` is a display
 * hint: only the allowance read from the chain ever gives `approved`.
 */
export function approvalState(spending: {
  currency: Currency | undefined;
  amount: bigint | undefined;
  allowance: bigint | undefined;
  hasPendingApproval: boolean;
}): ApprovalState {
  const { currency, amount, allowance } = spending;
  if (currency === undefined || amount === undefined) return 'unknown';
  if (currency.kind === 'native') return 'approved';
  if (allowance === undefined) return 'unknown';
  if (allowance >= amount) return 'approved';
  return spending.hasPendingApproval ? 'pending' : 'not-approved';
}

/** The approval button's label; `undefined` while nothing is known. */
export function approvalLabel(state: ApprovalState): 'Enable' | 'Enabling' | 'Enabled' | undefined {
  if (state === 'not-approved') return 'Enable';
  if (state === 'pending') return 'Enabling';
  return state === 'approved' ? 'Enabled' : undefined;
}
