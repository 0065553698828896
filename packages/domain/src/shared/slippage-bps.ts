/** Above this many basis points a trade may be frontrun, and a tolerance that was not chosen in this page is asked for again. */
export const highSlippageBps = 500;

/** A slippage tolerance that is no whole number of basis points from 0 to 10000. */
export class UnexpectedSlippageError extends RangeError {
  readonly code = 'UNEXPECTED_SLIPPAGE';
  constructor() {
    super('Unexpected slippage value');
    this.name = 'UnexpectedSlippageError';
  }
}

/** The tolerance as bigint basis points. Throws `UnexpectedSlippageError` outside 0..10000 or when not whole. */
export function checkedSlippageBps(slippageBps: number): bigint {
  if (!Number.isInteger(slippageBps) || slippageBps < 0 || slippageBps > 10_000) throw new UnexpectedSlippageError();
  return BigInt(slippageBps);
}
