import { highSlippageBps } from '@besc/domain/shared/slippage-bps';
import { create } from 'zustand';

/**
 * Up to how many basis points the person has stood by a slippage tolerance since the page was opened. A stored one may be
 * years old, or may not be theirs; another tab may store one at any time.
 */
export const highSlippageStore = create<{ readonly acceptedBps: number }>()(() => ({ acceptedBps: highSlippageBps }));

/** Notes that the person stands by this tolerance, and by no higher one: it was just chosen, or the question was answered. */
export function acceptSlippage(bps: number): void {
  highSlippageStore.setState({ acceptedBps: Math.max(bps, highSlippageBps) });
}
