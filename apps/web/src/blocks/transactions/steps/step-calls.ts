import { RequestError } from '@besc/sdk/shared/errors/request-error';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { StepContext } from '../records/step-context';
import type { Step } from './action';
import { RunError } from './run-error';

/** What a step may send, best first. Throws RunError when it cannot be made, and what reading the chain throws. */
export async function stepCalls(step: Step, context: StepContext): Promise<readonly ContractCall[]> {
  return await told(async () => step.calls(context));
}

/** A step, after what has to go before it now. Throws like `stepCalls`. */
export async function dueSteps(step: Step, context: StepContext): Promise<readonly [Step] | readonly [Step, Step]> {
  const { before, ...own } = step;
  const first = await told(async () => before?.(context));
  return first === undefined ? [own] : [first, own];
}

async function told<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (cause) {
    if (cause instanceof RequestError) {
      console.error(cause.message);
      throw new RunError('refused', { text: cause.message }, { cause });
    }
    throw cause;
  }
}
