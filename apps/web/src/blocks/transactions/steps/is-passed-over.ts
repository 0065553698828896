import type { Step } from './action';
import { RunError } from './run-error';

/** Whether the other steps go on after this one ended so: the chain refused it, and none of them needs it. */
export function isPassedOver({ isIndependent }: Step, error: unknown): boolean {
  return isIndependent === true && error instanceof RunError && ['refused', 'reverted'].includes(error.failure);
}
