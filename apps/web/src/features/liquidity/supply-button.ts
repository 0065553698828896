import type { SupplyError } from '@besc/domain/liquidity/supply-error';
import type { ApprovalState } from '@besc/domain/tokens/approval-state';
import type { Blocker } from '../../blocks/action/blocker';
import { errorBlocker } from '../../blocks/action/error-blocker';
import { firstBlocker } from '../../blocks/action/first-blocker';
import type { Writer } from '../../blocks/action/use-writer';

/** The main button of the add screen. `isReady`: nothing has to be approved any more. */
export type SupplyButton = Blocker | { readonly kind: 'supply'; readonly isReady: boolean };

/** The button's state, first reason first: what the wallet lacks, then the form in the documents' order, then approvals. */
export function supplyButton(
  input: Pick<Writer, 'account' | 'wrongNetwork' | 'isStale'> & {
    isUnsupported: boolean;
    error: SupplyError | undefined;
    pair: 'loading' | 'failed' | 'known';
    hasDeposit: boolean;
    isSlippageConfirmed: boolean;
    isPriceOld: boolean;
    areBalancesKnown: boolean;
    approvals: readonly ApprovalState[];
  },
): SupplyButton {
  const { error } = input;
  const blocker = firstBlocker(input);
  if (blocker !== undefined) return blocker;
  if (error?.kind === 'invalid-pair') return errorBlocker(error);
  // The pair may turn out invalid or give the other amount; asking for an amount would be premature.
  if (input.pair === 'failed') return { kind: 'offline' };
  if (input.pair === 'loading') return { kind: 'loading' };
  if (error !== undefined) return errorBlocker(error);
  if (input.isPriceOld || !input.areBalancesKnown || input.approvals.includes('unknown')) return { kind: 'loading' };
  if (!input.hasDeposit) return { kind: 'error', text: 'These amounts are too small or too large for the pool' };
  if (!input.isSlippageConfirmed) return { kind: 'slippage-unconfirmed' };
  return { kind: 'supply', isReady: input.approvals.every((approval) => approval === 'approved') };
}
