import type { ImpactLevel } from '@besc/domain/swap/impact-level';
import type { SwapInputError } from '@besc/domain/swap/swap-input-error';
import type { WrapInputError } from '@besc/domain/swap/wrap-input-error';
import type { WrapKind } from '@besc/domain/swap/wrap-kind';
import type { ApprovalState } from '@besc/domain/tokens/approval-state';

/** The one next step of the swap card. Texts are English keys; `blocked` ones say why nothing can be done. */
export type MainButton =
  | { kind: 'unsupported' }
  | { kind: 'connect' }
  | { kind: 'wrong-network' }
  | { kind: 'wrap'; wrapKind: 'wrap' | 'unwrap' }
  | { kind: 'no-route'; hint: boolean }
  /** Reserves, balance or allowance are still being read. */
  | { kind: 'loading' }
  /** The chain does not answer. */
  | { kind: 'offline' }
  | { kind: 'error'; text: string; symbol?: string }
  | { kind: 'impact-blocked' }
  /** A high slippage tolerance from an earlier visit must be stood by once more. */
  | { kind: 'slippage-unconfirmed' }
  /** Enable stands before the swap button, which waits for it. */
  | { kind: 'approve'; state: 'not-approved' | 'pending'; danger: boolean }
  | { kind: 'swap'; danger: boolean };

export interface MainButtonInput {
  isUnsupported: boolean;
  isConnected: boolean;
  wrongNetwork: boolean;
  /** What is known of the chain may be old, so that nothing may be signed on it. */
  isStale: boolean;
  wrap: { kind: WrapKind; error: WrapInputError | undefined };
  /** Whether the pairs needed to judge routes are known. */
  reserves: 'loading' | 'failed' | 'known';
  hasAmount: boolean;
  hasBothCurrencies: boolean;
  hasTrade: boolean;
  multihop: boolean;
  error: SwapInputError | undefined;
  impact: ImpactLevel;
  approval: ApprovalState;
  /** The tolerance rounds the least output down to nothing, so nothing would be guaranteed. */
  isTooSmall: boolean;
  /** Symbol of a token on the way whose fee makes a fixed output impossible. */
  feeOnFixedOutput: string | undefined;
  isSlippageConfirmed: boolean;
  /** Whether the input balance has been read; without it nothing is sent. */
  isBalanceKnown: boolean;
}

/** An amount error as a text to translate, its symbol kept apart. */
function errorButton(error: SwapInputError | WrapInputError): MainButton {
  return error.kind === 'insufficient-balance'
    ? { kind: 'error', text: 'Insufficient %symbol% balance', symbol: error.symbol }
    : { kind: 'error', text: error.text };
}

/** The main button's state, first reason first: what the wallet lacks, then the form, then the trade, then approval. */
export function mainButton(input: MainButtonInput): MainButton {
  if (input.isUnsupported) return { kind: 'unsupported' };
  if (!input.isConnected) return { kind: 'connect' };
  if (input.wrongNetwork) return { kind: 'wrong-network' };
  if (input.isStale) return { kind: 'offline' };
  const { wrap, error, impact, approval } = input;
  if (wrap.kind !== 'none') {
    if (wrap.error) return errorButton(wrap.error);
    return input.isBalanceKnown ? { kind: 'wrap', wrapKind: wrap.kind } : { kind: 'loading' };
  }
  if (input.hasAmount && input.hasBothCurrencies && !input.hasTrade) {
    if (input.reserves === 'known') return { kind: 'no-route', hint: !input.multihop };
    return { kind: input.reserves === 'failed' ? 'offline' : 'loading' };
  }
  if (error) return errorButton(error);
  if (input.isTooSmall) return { kind: 'error', text: 'The amount is too small to swap' };
  if (input.feeOnFixedOutput !== undefined) {
    return { kind: 'error', text: '%symbol% takes a fee: enter the From amount', symbol: input.feeOnFixedOutput };
  }
  if (impact.kind === 'blocked') return { kind: 'impact-blocked' };
  if (!input.isSlippageConfirmed) return { kind: 'slippage-unconfirmed' };
  if (!input.isBalanceKnown || approval === 'unknown') return { kind: 'loading' };
  const danger = impact.kind === 'swap-anyway';
  return approval === 'approved' ? { kind: 'swap', danger } : { kind: 'approve', state: approval, danger };
}
