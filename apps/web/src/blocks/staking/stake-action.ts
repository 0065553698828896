import type { Action, Step, StepToast } from '../transactions/action';
import { approveStep } from '../transactions/approve-step';
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
  if (approve === undefined || token.kind === 'native') return { summary: step.summary, steps: [step], refresh: [] };
  const { allowance, toast } = approve;
  const first = approveStep({ token, spender, amount, allowance, ...(toast && { toast }) });
  return { summary: step.summary, steps: [first, step], refresh: [] };
}
