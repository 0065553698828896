import { slippageTolerance } from '../preferences/slippage-tolerance';
import { usePreference } from '../preferences/use-preference';
import { highSlippageBps, highSlippageStore } from './high-slippage-store';

/** Whether the slippage tolerance may be used: it is ordinary, or the person has stood by it since the page was opened. */
export function useSlippageConfirmed(): boolean {
  const isAccepted = highSlippageStore((state) => state.accepted);
  const isHigh = usePreference(slippageTolerance) > highSlippageBps;
  return isAccepted || !isHigh;
}
