import { cleanText } from '@besc/domain/shared/clean-text';
import type { WalletProvider } from '../wallet/wallet-provider';
import type { Action } from './action';
import { playSound } from './play-sound';
import { recordSent } from './record-sent';
import { keepRefreshKeys } from './refresh-keys';
import { requestEndTexts } from './request-end-texts';
import { isBatch, runBatch } from './run-batch';
import { RunError } from './run-error';
import type { RunState } from './run-state';
import { runStep } from './run-step';
import type { StepContext } from './step-context';
import { transactionEnd } from './transaction-end';

type RunOptions = {
  readonly action: Action;
  /** Made anew for each step, since approvals take blocks. */
  readonly makeContext: () => Promise<StepContext>;
  readonly provider: WalletProvider;
  /** Whether this wallet carries out several calls as one (EIP-5792). */
  readonly canBatch?: boolean;
  /** The wallet did not do what it had said it could; from now on steps are signed one by one. */
  readonly onBatchRefused?: () => void;
  readonly onState: (state: RunState) => void;
  readonly isGivenUp: () => boolean;
};

/**
 * The one way in which anything is sent: the steps in order, each signed once, recorded, and confirmed before the next;
 * or all in one confirmation where the wallet can. Ends in 'confirmed' or 'failed'; never rejects. When `isGivenUp`
 * becomes true no further signature is asked for, while what was sent is followed by the tracker all the same.
 */
export async function runAction(options: RunOptions): Promise<RunState> {
  const { action, makeContext, provider, onState, isGivenUp } = options;
  let hash: `0x${string}` | undefined;
  const tell = <State extends RunState>(state: State): State => {
    onState(state);
    return state;
  };
  const fail = (error: unknown, index: number) => {
    const step = action.steps[index];
    return tell({ kind: 'failed', step: index, ...failureOf(error, step?.kind === 'approve') } as const);
  };
  if (options.canBatch && isBatch(action)) {
    try {
      const end = await runAsBatch(options, tell);
      if (end !== undefined) return end;
    } catch (error) {
      return fail(error, action.steps.length - 1);
    }
  }
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
      recordSent({ action, step, context, ...outcome });
      const isLast = index === action.steps.length - 1;
      tell({ kind: 'sent', step: index, hash, ...(isLast ? {} : { isMoreToCome: true as const }) });
      hash = await requireSuccess(context.settings.chain.id, hash);
    } catch (error) {
      return fail(error, index);
    }
  }
  return tell({ kind: 'confirmed', hash });
}

/** Undefined: it has to be done step by step. */
async function runAsBatch(
  options: RunOptions,
  tell: <State extends RunState>(state: State) => State,
): Promise<RunState | undefined> {
  const { action, provider, isGivenUp } = options;
  const step = action.steps.length - 1;
  if (isGivenUp()) return { kind: 'idle' };
  tell({ kind: 'checking', step });
  const context = await options.makeContext();
  const outcome = await runBatch({
    action,
    context,
    provider,
    onPhase: (phase) =>
      tell(phase === 'signing' ? { kind: phase, step, summary: action.summary } : { kind: phase, step }),
  });
  if (outcome.kind !== 'sent') {
    if (outcome.kind === 'refused') options.onBatchRefused?.();
    return undefined;
  }
  playSound('sent');
  tell({ kind: 'sent', step, hash: undefined });
  const end = await outcome.ended;
  if (end.kind !== 'recorded') throw new RunError('reverted', { text: requestEndTexts[end.kind] });
  keepRefreshKeys(end.hash, action.refresh);
  tell({ kind: 'sent', step, hash: end.hash });
  return tell({ kind: 'confirmed', hash: await requireSuccess(context.settings.chain.id, end.hash) });
}

const endTexts = {
  failed: 'The transaction failed.',
  cancelled: 'The transaction was cancelled in the wallet.',
  replaced: 'Another transaction took its place.',
  different: 'Your wallet sent something else than was shown.',
  partial: requestEndTexts.partial,
  dropped: 'The network no longer knows this transaction. It may have been dropped.',
  forgotten: 'The transaction is no longer followed.',
} as const;

/** Answers the hash it succeeded under, which is another after a speed-up. */
async function requireSuccess(chainId: number, hash: `0x${string}`): Promise<`0x${string}`> {
  const end = await transactionEnd(chainId, hash);
  if (end.kind === 'succeeded') return end.hash;
  throw new RunError('reverted', { text: endTexts[end.kind] });
}

function failureOf(
  error: unknown,
  isApproval: boolean,
): Pick<Extract<RunState, { kind: 'failed' }>, 'failure' | 'message'> {
  if (error instanceof RunError) return { failure: error.failure, message: error.told };
  console.error(isApproval ? 'Failed to approve token' : 'The transaction could not be sent.', error);
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
