import { highSlippageBps, highSlippageStore } from './high-slippage-store';
import { preferencesStore } from './preferences-store';

/** Whether the slippage tolerance may be used: it is ordinary, or the person has stood by it since the page was opened. */
export function useSlippageConfirmed(): boolean {
  const isAccepted = highSlippageStore((state) => state.accepted);
  const isHigh = preferencesStore((state) => state.userSlippageTolerance > highSlippageBps);
  return isAccepted || !isHigh;
}
