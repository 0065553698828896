import type { Hex } from '@besc/domain/shared/hex';
import type { Settings } from '@besc/wire/settings/settings';
import type { Message } from '../../language/message';
import { showToast } from '../../toast/show-toast';
import { errorWords } from '../../wallet/error-words';
import type { WalletProvider } from '../../wallet/wallet-provider';
import { endMessage } from '../life/end-message';
import { playSound } from '../life/play-sound';
import { keepRefreshKeys } from '../life/refresh-keys';
import { requestEndTexts } from '../life/request-end-texts';
import { recordUnder, transactionEnd } from '../life/transaction-end';
import type { RequestEnd } from '../records/request-store';
import type { StepContext } from '../records/step-context';
import type { Action, Step } from '../steps/action';
import { isPassedOver } from '../steps/is-passed-over';
import { logSendingError } from '../steps/log-sending-error';
import { RunError } from '../steps/run-error';
import type { RunState } from '../steps/run-state';
import { dueSteps } from '../steps/step-calls';
import { recordSent } from './record-sent';
import { runBatch } from './run-batch';
import { runStep } from './run-step';
import { tellTwoAsked } from './tell-two-asked';

type RunOptions = {
  readonly action: Action;
  /** Made for each step, since approvals take blocks. */
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
 * or all in one confirmation where the wallet can. Ends in 'confirmed' or 'failed', with the first that failed when others
 * went on (`isIndependent`); never rejects. When `isGivenUp`
 * becomes true no further signature is asked for, while what was sent is followed by the tracker all the same.
 */
export async function runAction(options: RunOptions): Promise<RunState> {
  let closeTwoAsked = () => {};
  let tellPrelude = () => {};
  try {
    const end = await runSteps(options, {
      onTwoAsked: (close) => {
        closeTwoAsked = close;
      },
      onThrough: (tell) => {
        tellPrelude = tell;
      },
    });
    if (end.kind !== 'confirmed') tellPrelude();
    return end;
  } finally {
    closeTwoAsked();
  }
}

async function runSteps(
  options: RunOptions,
  told: {
    readonly onTwoAsked: (close: () => void) => void;
    /** A step is through; `tell` says so where its success is left to the step after it. */
    readonly onThrough: (tell: () => void) => void;
  },
): Promise<RunState> {
  const { action, makeContext, provider, onState, isGivenUp } = options;
  let confirmed: { readonly hash: Hex; readonly summary?: Message } | undefined;
  const total = action.steps.filter(({ isIndependent }) => isIndependent).length;
  let done = 0;
  const tell = <State extends RunState>(state: State): State => {
    onState(state);
    return state;
  };
  const fail = (error: unknown, index: number, isUnfinished: boolean) => {
    const failed = { kind: 'failed', step: index, ...failureOf(error, action.steps[index]?.kind) } as const;
    const through = done > 0 ? { through: { done, total } } : {};
    return tell({ ...failed, ...(isUnfinished ? { isUnfinished } : {}), ...through } as const);
  };
  if (options.canBatch && action.steps.length > 1) {
    try {
      const end = await runAsBatch(options, tell, (through) => {
        done = through;
      });
      if (end !== undefined) return end;
    } catch (error) {
      return fail(error, action.steps.length - 1, false);
    }
  }
  let passedOver: { readonly error: unknown; readonly index: number } | undefined;
  const queue = [...action.steps.entries()];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [index, wanted] = next;
    try {
      if (isGivenUp()) return { kind: 'idle' };
      tell({ kind: 'checking', step: index });
      const context = await makeContext();
      const [step, after] = await dueSteps(wanted, context);
      if (after !== undefined) {
        queue.unshift([index, after]);
        told.onTwoAsked(tellTwoAsked(context.settings, step, after));
      }
      const outcome = await runStep({
        step,
        context,
        provider,
        isGivenUp,
        onPhase: (phase) =>
          tell(
            phase === 'signing' ? { kind: phase, step: index, summary: step.summary } : { kind: phase, step: index },
          ),
      });
      if (outcome.kind === 'done') continue;
      if (outcome.kind === 'given-up') return { kind: 'idle' };
      if (outcome.kind === 'doubtful') tell({ kind: 'doubtful', step: index, message: outcome.problem.told });
      const sent = outcome.kind === 'sent' ? outcome : { ...outcome, isRecorded: true, hash: await foundHash(outcome) };
      const { hash } = sent;
      recordSent({ action, step, context, ...sent });
      tell({ kind: 'sent', step: index, hash, ...(queue.length > 0 ? { isMoreToCome: true as const } : {}) });
      confirmed = await requireSuccess(context.settings.chain.id, hash);
      told.onThrough(() => tellSuccess(context.settings, step, hash));
      if (step.isIndependent) done += 1;
    } catch (error) {
      if (!isPassedOver(wanted, error)) return fail(error, index, queue.length > 0);
      passedOver ??= { error, index };
    }
  }
  return passedOver
    ? fail(passedOver.error, passedOver.index, false)
    : tell({ kind: 'confirmed', hash: undefined, ...confirmed });
}

/** Says the success of a step that was left to the one after it. */
function tellSuccess(settings: Settings, { isPrelude, toast }: Step, transactionHash: Hex): void {
  const isUnpaid = recordUnder(settings.chain.id, transactionHash)?.unpaid !== undefined;
  if (isPrelude && toast && !isUnpaid) showToast(settings, { kind: 'success', ...toast, transactionHash });
}

/** Undefined: it has to be done step by step. */
async function runAsBatch(
  options: RunOptions,
  tell: <State extends RunState>(state: State) => State,
  onThrough: (count: number) => void,
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
    isGivenUp,
    onPhase: (phase) =>
      tell(phase === 'signing' ? { kind: phase, step, summary: action.summary } : { kind: phase, step }),
  });
  if (outcome.kind === 'given-up') return { kind: 'idle' };
  if (outcome.kind === 'stepwise' || outcome.kind === 'refused') {
    if (outcome.kind === 'refused') options.onBatchRefused?.();
    return undefined;
  }
  if (outcome.kind === 'doubtful') tell({ kind: 'doubtful', step, message: outcome.problem.told });
  else {
    playSound('sent');
    tell({ kind: 'sent', step, hash: undefined });
  }
  const hash = await foundHash(outcome);
  keepRefreshKeys(hash, action.refresh);
  tell({ kind: 'sent', step, hash });
  const confirmed = await requireSuccess(context.settings.chain.id, hash);
  if (outcome.passedOver !== undefined) {
    onThrough(outcome.passedOver.through);
    throw outcome.passedOver.error;
  }
  return tell({ kind: 'confirmed', ...confirmed });
}

/** Waits for the hash of something whose hash the wallet did not give. Throws RunError when there is none. */
async function foundHash(asked: { readonly ended: Promise<RequestEnd>; readonly problem: RunError }): Promise<Hex> {
  const end = await asked.ended;
  if (end.kind === 'recorded') return end.hash;
  if (end.kind === 'forgotten') throw asked.problem;
  throw new RunError('reverted', { text: requestEndTexts[end.kind] });
}

/** Answers the hash it succeeded under, which is another after a speed-up, and what the receipt says was moved. */
async function requireSuccess(chainId: number, hash: Hex): Promise<{ readonly hash: Hex; readonly summary?: Message }> {
  const end = await transactionEnd(chainId, hash);
  if (end.kind === 'succeeded') return { hash: end.hash, ...(end.summary && { summary: end.summary }) };
  throw new RunError(end.kind === 'forgotten' ? 'unfollowed' : 'reverted', endMessage(end), {
    hash: end.hash,
    isDropped: end.kind === 'dropped',
  });
}

function failureOf(
  error: unknown,
  kind: Step['kind'] | undefined,
): Pick<Extract<RunState, { kind: 'failed' }>, 'failure' | 'message' | 'hash' | 'request' | 'isDropped'> {
  if (error instanceof RunError) {
    const { failure, told: message, hash, request } = error;
    return {
      failure,
      message,
      ...(hash === undefined ? {} : { hash }),
      ...(request === undefined ? {} : { request }),
      ...(error.isDropped && { isDropped: true }),
    };
  }
  logSendingError(kind, error);
  return { failure: 'failed', message: errorWords(error) };
}
