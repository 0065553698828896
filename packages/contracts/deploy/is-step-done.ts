import type { Journal } from './journal';
import type { Step } from './step';

/**
 * Whether the chain shows the effect of a step. A step that was finished and creates no contract stays finished: its owner
 * may have changed since what the deployment set.
 */
export async function isStepDone(step: Step, journal: Journal): Promise<boolean> {
  if (step.creates === undefined && journal.entry(step.id)?.block !== undefined) return true;
  return step.isDone();
}
