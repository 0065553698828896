/** Why a wrap or unwrap cannot start. */
export type WrapInputError =
  | { readonly kind: 'enter-amount'; readonly text: 'Enter an amount' }
  | { readonly kind: 'insufficient-balance'; readonly text: 'Insufficient BESC balance'; readonly symbol: 'BESC' };

/**
 * First error of a wrap or unwrap. `balance` is that of what is given away (BESC to wrap, WBESC to unwrap), `undefined`
 * while unknown. The documents give both directions one text (000 section 8): 'Insufficient BESC balance'.
 */
export function wrapInputError(wrap: {
  amount: bigint | undefined;
  balance: bigint | undefined;
}): WrapInputError | undefined {
  if (wrap.amount === undefined || wrap.amount <= 0n) return { kind: 'enter-amount', text: 'Enter an amount' };
  if (wrap.balance === undefined || wrap.balance >= wrap.amount) return undefined;
  return { kind: 'insufficient-balance', text: 'Insufficient BESC balance', symbol: 'BESC' };
}
