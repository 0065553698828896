import type { Address } from './address';

/** The two tokens of a pair. */
export interface PairSides {
  readonly token: Address;
  /** What the other one is counted in. */
  readonly quoteToken: Address;
}

/** Which of a pair's tokens is the quote token: BUSDC, WBESC, the first of the whitelist that it has; else its second. */
export function pairSides(
  { token0, token1 }: { readonly token0: Address; readonly token1: Address },
  trusted: { readonly stable: Address; readonly wbesc: Address; readonly whitelist: readonly Address[] },
): PairSides {
  const { stable, wbesc, whitelist } = trusted;
  const quote = [stable, wbesc, ...whitelist].find((one) => one === token0 || one === token1) ?? token1;
  return quote === token0 ? { token: token1, quoteToken: token0 } : { token: token0, quoteToken: token1 };
}
