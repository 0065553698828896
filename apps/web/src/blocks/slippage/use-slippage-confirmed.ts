import { slippageTolerance } from '../preferences/slippage-tolerance';
import { usePreference } from '../preferences/use-preference';
import { highSlippageStore } from './high-slippage-store';

/** Whether the slippage tolerance may be used: it is ordinary, or the person has stood by it since the page was opened. */
export function useSlippageConfirmed(): boolean {
  const accepted = highSlippageStore((state) => state.acceptedBps);
  return usePreference(slippageTolerance) <= accepted;
}
