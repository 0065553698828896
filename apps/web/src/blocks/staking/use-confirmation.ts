import { useToasts } from '../toast/use-toasts';
import type { Action } from '../transactions/action';
import { approvalProblem } from '../transactions/approval-problem';
import { earningProblem } from '../transactions/earning-problem';
import { isAttempting, isRunning } from '../transactions/run-phase';
import type { RunState } from '../transactions/run-state';
import { useActionRunner } from '../transactions/use-action-runner';

/** The way from Confirm to the end, in a dialog that closes with it. */
export interface Confirmation {
  readonly run: RunState;
  /** The wallet is being asked, or what was sent has no end yet. */
  readonly isBusy: boolean;
  /** Nothing was sent yet. */
  readonly isAsking: boolean;
  readonly confirm: (action: Action) => void;
  /** Closes the dialog; what was sent is followed all the same. */
  readonly close: () => void;
}

/**
 * Runs an action and closes on success, whose toast comes from the tracker. A failure leaves the button enabled; what the
 * wallet or the chain refused before anything was sent is told in the documents' toast, a no in the wallet is silent.
 */
export function useConfirmation(onClose: () => void): Confirmation {
  const runner = useActionRunner();
  const toasts = useToasts();
  const { state: run } = runner;

  async function confirm(action: Action) {
    const end = await runner.run(action);
    if (end.kind === 'confirmed') onClose();
    // A refusal by the chain after it was sent is told by the tracker, of whoever sent it.
    if (end.kind !== 'failed' || end.failure === 'rejected' || end.failure === 'reverted') return;
    if (approvalProblem(action, end) !== undefined) return;
    const { title, description } = earningProblem(end.message, action.steps.at(-1)?.toast?.failure);
    toasts.danger(title, { description });
  }

  return {
    run,
    isBusy: isRunning(run),
    isAsking: isAttempting(run),
    confirm: (action) => void confirm(action),
    close() {
      runner.reset();
      onClose();
    },
  };
}
