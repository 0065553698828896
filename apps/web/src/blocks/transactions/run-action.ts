import { cleanText } from '@besc/domain/shared/clean-text';
import type { WalletProvider } from '../wallet/wallet-provider';
import type { Action, Step } from './action';
import { recordSent } from './record-sent';
import { RunError } from './run-error';
import type { RunState } from './run-state';
import { runStep } from './run-step';
import type { StepContext } from './step-context';
import { transactionEnd } from './transaction-end';

/**
 * The one way in which anything is sent: the steps in order, each signed once, recorded, and confirmed before the next.
 * Ends in 'confirmed' or 'failed'; never rejects. When `isGivenUp` becomes true no further signature is asked for, while
 * what was sent is followed by the tracker all the same.
 */
export async function runAction(options: {
  readonly action: Action;
  /** Made anew for each step, since approvals take blocks. */
  readonly makeContext: () => Promise<StepContext>;
  readonly provider: WalletProvider;
  readonly onState: (state: RunState) => void;
  readonly isGivenUp: () => boolean;
}): Promise<RunState> {
  const { action, makeContext, provider, onState, isGivenUp } = options;
  let hash: `0x${string}` | undefined;
  const tell = <State extends RunState>(state: State): State => {
    onState(state);
    return state;
  };
  for (const [index, step] of action.steps.entries()) {
    try {
      if (isGivenUp()) return { kind: 'idle' };
      tell({ kind: 'checking', step: index });
      const context = await makeContext();
      const outcome = await runStep({
        step,
        context,
        provider,
        onPhase: (phase) =>
          tell(
            phase === 'signing' ? { kind: phase, step: index, summary: step.summary } : { kind: phase, step: index },
          ),
      });
      if (outcome.kind === 'done') continue;
      hash = outcome.hash;
      recordSent({ action, step, context, hash, transaction: outcome.transaction });
      tell({ kind: 'sent', step: index, hash });
      await requireSuccess(context.settings.chain.id, hash);
    } catch (error) {
      return tell({ kind: 'failed', step: index, ...failureOf(error, step) });
    }
  }
  return tell({ kind: 'confirmed', hash });
}

async function requireSuccess(chainId: number, hash: `0x${string}`): Promise<void> {
  const end = await transactionEnd(chainId, hash);
  if (end === 'succeeded') return;
  const text = end === 'failed' ? 'The transaction failed.' : 'The transaction is no longer followed.';
  throw new RunError('reverted', { text });
}

function failureOf(error: unknown, step: Step): Pick<Extract<RunState, { kind: 'failed' }>, 'failure' | 'message'> {
  if (error instanceof RunError) return { failure: error.failure, message: error.told };
  console.error(step.kind === 'approve' ? 'Failed to approve token' : 'The transaction could not be sent.', error);
  return { failure: 'failed', message: { text: shortMessage(error) } };
}

function shortMessage(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('shortMessage' in error && typeof error.shortMessage === 'string')
      return cleanText(error.shortMessage).slice(0, 200);
    if ('message' in error && typeof error.message === 'string') return cleanText(error.message).slice(0, 200);
  }
  return cleanText(String(error)).slice(0, 200);
}
