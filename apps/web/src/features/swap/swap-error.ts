import type { Message } from '../../blocks/language/message';
import type { RunState } from '../../blocks/transactions/steps/run-state';

/** What the dialog and the line below the button say of a swap that did not succeed; undefined while nothing failed. */
export function swapError(run: RunState): Message | undefined {
  if (run.kind !== 'failed') return undefined;
  switch (run.failure) {
    case 'rejected':
      return { text: 'Transaction rejected.' };
    case 'failed':
      return { text: 'Swap failed: %message%', parts: { message: run.message } };
    default:
      return run.message;
  }
}
