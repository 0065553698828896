import type { Message } from '../../language/message';
import type { Action } from '../steps/action';
import type { RunState } from '../steps/run-state';

/**
 * The documents' toasts of an approval: it could not be asked for, or what followed it (its own confirmation, or the
 * call it was made for) went wrong, with the reason. A refusal in the wallet is silent, a call with a toast of its own says
 * its failure there, and a single call is told of on its screen.
 */
export function approvalProblem(
  action: Action,
  end: RunState,
): { readonly title: Message; readonly description: Message } | undefined {
  if (end.kind !== 'failed' || end.failure === 'rejected') return undefined;
  if (!action.steps.some(({ kind }) => kind === 'approve')) return undefined;
  const step = action.steps[end.step];
  if (end.failure === 'unfollowed' || (step?.kind !== 'approve' && step?.toast !== undefined)) return undefined;
  const isUnsent = step?.kind === 'approve' && end.failure !== 'reverted';
  return {
    title: { text: isUnsent ? 'An error occurred approving transaction' : 'An error occurred confirming transaction' },
    description: { text: '%what%: %message%', parts: { what: action.summary, message: end.message } },
  };
}
