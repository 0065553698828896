import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';
import type { Trade } from '@besc/domain/swap/trade';
import { tradeLimits } from '@besc/domain/swap/trade-limits';

/** A trade with everything that is signed: the numbers of a quote are the numbers that are shown and sent. */
export interface SwapQuote {
  trade: Trade;
  input: Currency;
  output: Currency;
  slippageBps: number;
  /** Most of the input that can leave and least of the output that can arrive, in smallest units. */
  maximumIn: bigint;
  minimumOut: bigint;
  /** Who gets the output; the sender when absent. */
  recipient?: Address;
  /**
   * Some token on the way is not known to arrive whole. Such a swap goes through the router methods that measure what
   * arrives, since the plain ones hold their minimum against what was sent.
   */
  isMeasured: boolean;
  /** What the simulation of a measured quote brought the recipient; known once it was reviewed. */
  arrives?: bigint;
}

/** The quote of a trade at a slippage tolerance in basis points. Throws `UnexpectedSlippageError`. */
export function swapQuote(options: {
  trade: Trade;
  input: Currency;
  output: Currency;
  slippageBps: number;
  recipient: Address | undefined;
  isMeasured: boolean;
}): SwapQuote {
  const { recipient, ...quote } = options;
  return {
    ...quote,
    ...tradeLimits(quote.trade, quote.slippageBps),
    ...(recipient === undefined ? {} : { recipient }),
  };
}

/** The quote as it was reviewed: with what arrives by the simulation, where that was measured. */
export function reviewedQuote(quote: SwapQuote, arrives: bigint | undefined): SwapQuote {
  return arrives === undefined ? quote : { ...quote, arrives };
}
