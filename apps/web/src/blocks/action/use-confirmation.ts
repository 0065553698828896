import { useEffect, useRef } from 'react';
import { useToasts } from '../toast/use-toasts';
import { earningProblem } from '../transactions/life/earning-problem';
import { approvalProblem } from '../transactions/run/approval-problem';
import { hasHash, toldFailure } from '../transactions/run/run-phase';
import type { Action } from '../transactions/steps/action';
import type { RunState } from '../transactions/steps/run-state';
import { useAttempt } from './use-attempt';

/** The way from Confirm to the end, in a dialog that closes with it. */
export interface Confirmation {
  readonly run: RunState;
  readonly confirm: (action: Action) => void;
  /** Closes the dialog; what was sent is followed all the same. */
  readonly close: () => void;
}

/**
 * Runs an action and closes on success, or does what `onDone` says, unless it was closed or left the page before: what is open
 * by then is another's. The toast of a success comes from the tracker. A failure leaves the
 * button enabled; what the wallet or the chain refused before anything was sent is told in the documents' toast. Another
 * account in the wallet closes it, too.
 */
export function useConfirmation(onClose: () => void, onDone = onClose): Confirmation {
  const runner = useAttempt(close);
  const toasts = useToasts();
  const isLeft = useRef(false);
  /** It was told as failed: a success that turns up after all ends it as one. */
  const hasFailed = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const isConfirmed = runner.state.kind === 'confirmed';
  useEffect(() => {
    if (!isConfirmed || !hasFailed.current || isLeft.current) return;
    hasFailed.current = false;
    onDone();
  }, [isConfirmed, onDone]);

  function close() {
    isLeft.current = true;
    runner.reset();
    onClose();
  }
  async function confirm(action: Action) {
    isLeft.current = false;
    hasFailed.current = false;
    const end = await runner.run(action);
    hasFailed.current = end.kind === 'failed';
    if (end.kind === 'confirmed' && !isLeft.current) onDone();
    const message = toldFailure(end);
    // A refusal by the chain after it was sent is told by the tracker.
    if (message === undefined || hasHash(end) || approvalProblem(action, end) !== undefined) return;
    const { title, description } = earningProblem(message, action.steps.at(-1)?.toast?.failure);
    toasts.danger(title, { description });
  }

  return { run: runner.state, confirm: (action) => void confirm(action), close };
}
