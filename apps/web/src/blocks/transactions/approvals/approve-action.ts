import type { Action } from '../steps/action';
import { actionOf } from '../steps/action-of';
import { type Approval, approveStep } from './approve-step';

/** Lets a spender move a token. */
export function approveAction(approval: Approval): Action {
  return actionOf(approveStep(approval));
}
