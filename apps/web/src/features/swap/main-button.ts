import type { Address } from '@besc/domain/shared/address';
import type { ImpactLevel } from '@besc/domain/swap/impact-level';
import type { SwapInputError } from '@besc/domain/swap/swap-input-error';
import type { WrapInputError } from '@besc/domain/swap/wrap-input-error';
import type { WrapKind } from '@besc/domain/swap/wrap-kind';
import type { ApprovalState } from '@besc/domain/tokens/approval-state';
import { balanceBlocker } from '../../blocks/action/balance-blocker';
import type { Blocker } from '../../blocks/action/blocker';
import { errorBlocker } from '../../blocks/action/error-blocker';
import { firstBlocker } from '../../blocks/action/first-blocker';

/** The one next step of the swap card. */
export type MainButton =
  | Blocker
  | { kind: 'wrap'; wrapKind: 'wrap' | 'unwrap' }
  | { kind: 'no-route'; hint: boolean }
  | { kind: 'impact-blocked' }
  /** Enable stands before the swap button, which waits for it. */
  | { kind: 'approve'; state: 'not-approved' | 'pending'; danger: boolean }
  | { kind: 'swap'; danger: boolean };

export interface MainButtonInput {
  isUnsupported: boolean;
  account: Address | undefined;
  wrongNetwork: boolean;
  /** What is known of the chain may be old, so that nothing may be signed on it. */
  isStale: boolean;
  wrap: { kind: WrapKind; error: WrapInputError | undefined };
  /** Whether the pairs needed to judge routes are known. */
  reserves: 'loading' | 'failed' | 'known';
  hasAmount: boolean;
  hasBothCurrencies: boolean;
  /** Whether the tokens that were named are found out. */
  sides: 'loading' | 'failed' | 'known';
  hasTrade: boolean;
  multihop: boolean;
  error: SwapInputError | undefined;
  impact: ImpactLevel;
  approval: ApprovalState;
  /** The tolerance rounds the least output down to nothing, so nothing would be guaranteed. */
  isTooSmall: boolean;
  /** The coin in the wallet pays for the swap, and for its approval where that goes first. */
  canPay: boolean;
  /** Symbol of a token on the way whose fee makes a fixed output impossible. */
  feeOnFixedOutput: string | undefined;
  isSlippageConfirmed: boolean;
  /** Whether the input balance has been read; without it nothing is sent. */
  isBalanceKnown: boolean;
  /** The reserves are being read again after a while unobserved. */
  isPriceOld: boolean;
}

/** The main button's state, first reason first: what the wallet lacks, then the form, then the trade, then approval. */
export function mainButton(input: MainButtonInput): MainButton {
  const blocker = firstBlocker(input);
  if (blocker !== undefined) return blocker;
  const { wrap, error, impact, approval } = input;
  if (wrap.kind !== 'none') {
    if (wrap.error) return errorBlocker(wrap.error);
    return input.isBalanceKnown ? { kind: 'wrap', wrapKind: wrap.kind } : { kind: 'loading' };
  }
  if (input.hasAmount && input.hasBothCurrencies && !input.hasTrade) {
    if (input.reserves === 'known') return { kind: 'no-route', hint: !input.multihop };
    return { kind: input.reserves === 'failed' ? 'offline' : 'loading' };
  }
  if (error?.text === 'Select a token' && input.sides !== 'known') {
    return { kind: input.sides === 'failed' ? 'offline' : 'loading' };
  }
  if (error) return errorBlocker(error);
  if (input.isTooSmall) return { kind: 'error', text: 'The amount is too small to swap' };
  if (input.feeOnFixedOutput !== undefined) {
    return { kind: 'error', text: '%symbol% takes a fee: enter the From amount', symbol: input.feeOnFixedOutput };
  }
  if (impact.kind === 'blocked') return { kind: 'impact-blocked' };
  if (!input.isSlippageConfirmed) return { kind: 'slippage-unconfirmed' };
  if (input.isPriceOld || !input.isBalanceKnown || approval === 'unknown') return { kind: 'loading' };
  const danger = impact.kind === 'swap-anyway';
  if (approval === 'approved') return { kind: 'swap', danger };
  // An approval is no use when the swap after it cannot be paid.
  if (approval === 'not-approved' && !input.canPay) return balanceBlocker({ symbol: 'BESC' });
  return { kind: 'approve', state: approval, danger };
}
