import { create } from 'zustand';
import { slippageTolerance } from '../preferences/slippage-tolerance';

/** Above this many basis points a slippage tolerance from an earlier visit is asked for again. */
export const highSlippageBps = 500;

/**
 * Whether the person has stood by a high slippage tolerance since the page was opened. A stored one may be years old, or
 * may not be theirs.
 */
export const highSlippageStore = create<{ readonly accepted: boolean }>()(() => ({
  accepted: slippageTolerance.get() <= highSlippageBps,
}));

/** Notes that the person stands by the tolerance: it was just typed, or the question was answered. */
export function acceptHighSlippage(): void {
  highSlippageStore.setState({ accepted: true });
}
