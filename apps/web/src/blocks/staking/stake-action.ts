import { approveSteps } from '../transactions/approvals/approve-steps';
import type { Action, Step, StepToast } from '../transactions/steps/action';
import { actionOf } from '../transactions/steps/action-of';
import type { StakeSubject } from './stake-subject';

/** Stakes or unstakes; with `approve` the contract is let take the amount first, in the same confirmation where the wallet can. */
export function stakeAction(options: {
  readonly subject: StakeSubject;
  readonly amount: bigint;
  readonly step: Step;
  readonly approve?: { readonly allowance: 'maximum' | 'exact'; readonly toast?: StepToast | undefined } | undefined;
}): Action {
  const { subject, amount, step, approve } = options;
  const { currency: token, spender } = subject;
  const toast = approve?.toast && { toast: approve.toast };
  return actionOf([...approveSteps({ token, spender, amount, allowance: approve?.allowance, ...toast }), step]);
}
