import type { ContractCall } from '@besc/sdk/shared/contract-call';
import { RequestError } from '@besc/sdk/shared/request-error';
import type { Step } from './action';
import { RunError } from './run-error';
import type { StepContext } from './step-context';

/** What a step may send, best first. Throws RunError when it cannot be made, and what reading the chain throws. */
export async function stepCalls(step: Step, context: StepContext): Promise<readonly ContractCall[]> {
  try {
    return await step.calls(context);
  } catch (cause) {
    if (cause instanceof RequestError) {
      console.error(cause.message);
      throw new RunError('refused', { text: cause.message }, { cause });
    }
    throw cause;
  }
}
