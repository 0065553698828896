import type { Message } from '../../language/message';
import type { RunState } from '../steps/run-state';

/** Whether a run is between its start and its hash. */
export function isAttempting(run: RunState): boolean {
  return run.kind === 'checking' || run.kind === 'simulating' || run.kind === 'signing';
}

/** Whether a run has begun and not ended. */
export function isRunning(run: RunState): boolean {
  return isAttempting(run) || run.kind === 'doubtful' || run.kind === 'sent';
}

/** Whether there is something to follow: the attempt, a doubt, or what became of what was sent. */
export function isFollowed(run: RunState): boolean {
  return isAttempting(run) || run.kind === 'doubtful' || hasHash(run);
}

/** Whether a transaction went out, whatever became of it. */
export function hasHash(run: RunState): boolean {
  if (run.kind === 'failed') return run.failure === 'reverted' || run.failure === 'unfollowed';
  return run.kind === 'sent' || run.kind === 'confirmed';
}

/** The same, and no further signature follows: what the action is for went out, not only what it needs before. */
export function isWhollySent(run: RunState): boolean {
  return hasHash(run) && !(run.kind === 'sent' && run.isMoreToCome === true);
}

/** Whether it failed for good, so that the same can be asked for again: nothing of it may still be carried out. */
export function isRetriable(run: RunState): boolean {
  return run.kind === 'failed' && run.failure !== 'unfollowed' && !run.isDropped && run.request === undefined;
}

/** Why a run ended without a success; a no in the wallet needs no words. */
export function toldFailure(run: RunState): Message | undefined {
  return run.kind === 'failed' && run.failure !== 'rejected' ? run.message : undefined;
}
