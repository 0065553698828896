import { compare, fraction } from '../shared/fraction';
import type { Trade } from './trade';

/** Two trades of different kinds or between different tokens. */
export class TradesNotComparableError extends Error {
  readonly code = 'TRADES_NOT_COMPARABLE';
  constructor() {
    super('Trades are not comparable');
    this.name = 'TradesNotComparableError';
  }
}

/** Whether two trades answer the same question: same kind, same first and last token. Throws `TradesNotComparableError`. */
export function requireComparable(a: Trade, b: Trade): void {
  if (a.kind !== b.kind || a.path[0] !== b.path[0] || a.path.at(-1) !== b.path.at(-1)) {
    throw new TradesNotComparableError();
  }
}

/**
 * How the price of `candidate` stands to that of `current`: -1 below, 0 equal, 1 above.
 * Throws `TradesNotComparableError`.
 */
export function compareTrades(trades: { current: Trade; candidate: Trade }): -1 | 0 | 1 {
  const { current, candidate } = trades;
  requireComparable(current, candidate);
  const price = ({ amountOut, amountIn }: Trade) => fraction(amountOut, amountIn);
  return compare(price(candidate), price(current));
}
