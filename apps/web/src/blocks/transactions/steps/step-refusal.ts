import type { CallChoice } from '@besc/sdk/shared/writes/choose-call';
import type { Step } from './action';
import { refusalMessage } from './refusal-message';
import { RunError } from './run-error';

/** The end of a run whose step the chain would refuse. 'Check the logs' is the documents' word to who swaps, not to who stakes or plays. */
export function stepRefusal(refusal: Exclude<CallChoice, { kind: 'ready' }>, { toast, refusals }: Step): RunError {
  const unnamed = toast && { text: 'the contract gives no reason' };
  return new RunError('refused', refusalMessage(refusal, refusals, unnamed));
}
