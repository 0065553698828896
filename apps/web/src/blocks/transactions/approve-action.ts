import type { Action } from './action';
import { type Approval, approveStep } from './approve-step';

/** Lets a spender move a token. */
export function approveAction(approval: Approval): Action {
  const step = approveStep(approval);
  return { summary: step.summary, steps: [step], refresh: [] };
}
