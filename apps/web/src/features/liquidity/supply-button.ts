import type { SupplyError } from '@besc/domain/liquidity/supply-error';
import type { ApprovalState } from '@besc/domain/tokens/approval-state';

/** The main button of the add screen. Texts are English keys. */
export type SupplyButton =
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'connect' }
  | { readonly kind: 'wrong-network' }
  /** Pool, balances or allowances are still being read. */
  | { readonly kind: 'loading' }
  /** The chain does not answer. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'error'; readonly text: string; readonly symbol?: string }
  /** A high tolerance of an earlier visit must be stood by first. */
  | { readonly kind: 'slippage-unconfirmed' }
  /** `isReady`: nothing has to be approved any more. */
  | { readonly kind: 'supply'; readonly isReady: boolean };

/** The button's state, first reason first: what the wallet lacks, then the form in the documents' order, then approvals. */
export function supplyButton(input: {
  isUnsupported: boolean;
  isConnected: boolean;
  wrongNetwork: boolean;
  error: SupplyError | undefined;
  pair: 'loading' | 'failed' | 'known';
  hasDeposit: boolean;
  isSlippageConfirmed: boolean;
  areBalancesKnown: boolean;
  approvals: readonly ApprovalState[];
}): SupplyButton {
  const { error } = input;
  if (input.isUnsupported) return { kind: 'unsupported' };
  if (!input.isConnected) return { kind: 'connect' };
  if (input.wrongNetwork) return { kind: 'wrong-network' };
  if (error?.kind === 'invalid-pair') return { kind: 'error', text: error.text };
  // The pair may turn out invalid or give the other amount; asking for an amount would be premature.
  if (input.pair === 'failed') return { kind: 'offline' };
  if (input.pair === 'loading') return { kind: 'loading' };
  if (error?.kind === 'insufficient-balance') {
    return { kind: 'error', text: 'Insufficient %symbol% balance', symbol: error.symbol };
  }
  if (error !== undefined) return { kind: 'error', text: error.text };
  if (!input.areBalancesKnown || input.approvals.includes('unknown')) return { kind: 'loading' };
  if (!input.hasDeposit) return { kind: 'error', text: 'These amounts are too small or too large for the pool' };
  if (!input.isSlippageConfirmed) return { kind: 'slippage-unconfirmed' };
  return { kind: 'supply', isReady: input.approvals.every((approval) => approval === 'approved') };
}
