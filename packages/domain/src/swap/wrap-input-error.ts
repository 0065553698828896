import type { WrapKind } from './wrap-kind';

/** Why a wrap or unwrap cannot start. */
export type WrapInputError =
  | { readonly kind: 'enter-amount'; readonly text: 'Enter an amount' }
  | { readonly kind: 'insufficient-balance'; readonly text: string };

/**
 * First error of a wrap or unwrap. `balance` is that of what is given away (BESC to wrap, WBESC to unwrap), `undefined`
 * while unknown. A missing BESC balance reads 'Insufficient BESC balance'.
 */
export function wrapInputError(wrap: {
  kind: Exclude<WrapKind, 'none'>;
  amount: bigint | undefined;
  balance: bigint | undefined;
}): WrapInputError | undefined {
  if (wrap.amount === undefined || wrap.amount <= 0n) return { kind: 'enter-amount', text: 'Enter an amount' };
  if (wrap.balance === undefined || wrap.balance >= wrap.amount) return undefined;
  const symbol = wrap.kind === 'wrap' ? 'BESC' : 'WBESC';
  return { kind: 'insufficient-balance', text: `Insufficient ${symbol} balance` };
}
