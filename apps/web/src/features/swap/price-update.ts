import { sameCurrency } from '@besc/domain/shared/same-currency';
import { compareTrades, TradesNotComparableError } from '@besc/domain/swap/compare-trades';
import { tradeChanged } from '@besc/domain/swap/trade-changed';
import type { SwapQuote } from './swap-quote';

/** How the newest quote stands to the one that is being confirmed. */
export type PriceUpdate =
  | { kind: 'none' }
  /** There is no route any more. */
  | { kind: 'no-route' }
  /** The form asks for another swap by now, such as after the back button; nothing of it may slip into this one. */
  | { kind: 'other-swap' }
  | { kind: 'updated'; quote: SwapQuote; direction: 'better' | 'worse' };

/** The side that is fixed, which no price changes. */
function enteredAmount({ trade }: SwapQuote): bigint {
  return trade.kind === 'exactIn' ? trade.amountIn : trade.amountOut;
}

/** Compares the quote shown in the review with the newest one of the form. */
export function priceUpdate(shown: SwapQuote, latest: SwapQuote | undefined): PriceUpdate {
  if (latest === undefined) return { kind: 'no-route' };
  const isSame = sameCurrency(shown.input, latest.input) && sameCurrency(shown.output, latest.output);
  const isSameAmount = enteredAmount(shown) === enteredAmount(latest);
  if (!isSame || !isSameAmount || shown.recipient !== latest.recipient) return { kind: 'other-swap' };
  if (!tradeChanged(shown.trade, latest.trade)) return { kind: 'none' };
  try {
    const isBetter = compareTrades({ current: shown.trade, candidate: latest.trade }) >= 0;
    return { kind: 'updated', quote: latest, direction: isBetter ? 'better' : 'worse' };
  } catch (error) {
    if (error instanceof TradesNotComparableError) return { kind: 'other-swap' };
    throw error;
  }
}
