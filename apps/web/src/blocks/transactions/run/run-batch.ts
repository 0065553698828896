import { recordProblems } from '@besc/domain/transactions/record-lifecycle';
import { callFingerprint } from '@besc/sdk/shared/sent/call-fingerprint';
import { chooseCallAfter } from '@besc/sdk/shared/writes/choose-call-after';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { EncodedCall } from '@besc/sdk/shared/writes/encode-call';
import { numberToHex } from 'viem';
import * as z from 'zod/mini';
import type { WalletProvider } from '../../wallet/wallet-provider';
import { keptOf } from '../records/kept-of';
import { acceptRequest, closeRequest, doubtRequest, openRequest } from '../records/open-request';
import { type RequestEnd, requestEnd } from '../records/request-store';
import type { StepContext } from '../records/step-context';
import type { Action, Step } from '../steps/action';
import { checkWallet, recheckWallet } from '../steps/check-wallet';
import { guardCall } from '../steps/guard-call';
import { isPassedOver } from '../steps/is-passed-over';
import { logSendingError } from '../steps/log-sending-error';
import { RunError } from '../steps/run-error';
import { dueSteps, stepCalls } from '../steps/step-calls';
import { stepRefusal } from '../steps/step-refusal';
import { walletFailure, walletVerdict } from '../steps/wallet-verdict';

/** Why the first step that the batch goes without was refused, when there is one; and how many like it are in the batch. */
type PassedOver = { readonly passedOver?: { readonly error: unknown; readonly through: number } };
/**
 * `stepwise`: fewer than two calls are needed, or the node cannot simulate them together. `refused`: the wallet does not
 * do it after all; nothing was sent. `given-up`: it is no longer wanted; the wallet was not asked. `sent`: it took the
 * calls, and `ended` is how that ends.
 */
type BatchOutcome =
  | { readonly kind: 'stepwise' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'sent'; readonly ended: Promise<RequestEnd>; readonly problem: RunError }
  /** Its answer leaves open whether it has sent; `problem` is told when the chain shows nothing of it. */
  | { readonly kind: 'doubtful'; readonly ended: Promise<RequestEnd>; readonly problem: RunError };

type ChosenCall = { readonly step: Step; readonly call: ContractCall };
type GuardedCall = { readonly step: Step; readonly encoded: EncodedCall };

const answerSchema = z.union([
  z.object({ id: z.string().check(z.minLength(1), z.maxLength(8200)) }),
  z.string().check(z.minLength(1), z.maxLength(8200)),
]);

/**
 * All steps in one confirmation (EIP-5792, all or nothing): simulated in a row on the chain of this moment, each call
 * compared with what was shown, noted before the wallet opens. Throws RunError and what the steps' own code throws.
 */
export async function runBatch(options: {
  readonly action: Action;
  readonly context: StepContext;
  readonly provider: WalletProvider;
  readonly onPhase: (phase: 'checking' | 'simulating' | 'signing') => void;
  readonly isGivenUp: () => boolean;
}): Promise<BatchOutcome & PassedOver> {
  const { action, context, provider, onPhase, isGivenUp } = options;
  onPhase('checking');
  await checkWallet(provider, context);
  onPhase('simulating');
  const chosen: ChosenCall[] = [];
  let passedOver: unknown;
  for (const step of action.steps) {
    try {
      for (const due of await dueSteps(step, context)) {
        const calls = await stepCalls(due, context);
        if (calls.length === 0) continue;
        const { client, account } = context;
        const choice = await chooseCallAfter({ client, account, before: chosen.map(({ call }) => call), calls });
        if (choice.kind === 'unknown') return { kind: 'stepwise' };
        if (choice.kind === 'reverted') throw stepRefusal(choice, due);
        chosen.push({ step: due, call: choice.call });
      }
    } catch (error) {
      if (!isPassedOver(step, error)) throw error;
      passedOver ??= error;
    }
  }
  if (chosen.length < 2) return { kind: 'stepwise' };
  await recheckWallet(provider, context);
  const calls = chosen.map(({ step, call }) => ({ step, encoded: guardCall(step, call, context) }));
  if (isGivenUp()) return { kind: 'given-up' };
  onPhase('signing');
  const outcome = await sign({ action, context, provider, calls });
  if (passedOver === undefined) return outcome;
  const through = chosen.filter(({ step }) => step.isIndependent).length;
  return { ...outcome, passedOver: { error: passedOver, through } };
}

async function sign(options: {
  action: Action;
  context: StepContext;
  provider: WalletProvider;
  calls: readonly GuardedCall[];
}): Promise<BatchOutcome> {
  const { action, context, provider, calls } = options;
  const last = calls.at(-1)?.step.toast;
  // Whatever of the batch was not paid makes its one toast untrue.
  const unpaid = calls.flatMap(({ step }) => step.toast?.unpaid ?? []);
  const toast = last && unpaid.length > 0 ? { ...last, unpaid } : last;
  const words = calls.map(({ step }) => step.refusals ?? {});
  const refusals = words.some((one) => Object.keys(one).length > 0) ? Object.assign({}, ...words) : undefined;
  const id = openRequest(context, (own) => ({
    summary: action.summary,
    ...keptOf({ toast, refusals, logged: calls.at(-1)?.step.logged }),
    batch: {
      id: own,
      isAccepted: false,
      parts: calls.map(({ step: { summary }, encoded }) => ({
        summary,
        callHash: callFingerprint(encoded),
        data: encoded.data,
      })),
    },
  }));
  const { ended } = requestEnd(id);
  try {
    const asked = provider.request({
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          id,
          from: context.account,
          chainId: numberToHex(context.settings.chain.id),
          atomicRequired: true,
          calls: calls.map(({ encoded: { to, data, value } }) => ({ to, data, value: numberToHex(value) })),
        },
      ],
    });
    const first = await Promise.race([asked.then((answer) => ({ kind: 'answered', answer }) as const), ended]);
    const problem = new RunError('failed', { text: recordProblems.noHash });
    if (first.kind !== 'answered') return { kind: 'sent', ended, problem };
    const answer = z.safeParse(answerSchema, first.answer);
    if (!answer.success) {
      doubtRequest(id, { context });
      return { kind: 'doubtful', ended, problem };
    }
    acceptRequest(id, typeof answer.data === 'string' ? answer.data : answer.data.id);
    return { kind: 'sent', ended, problem };
  } catch (cause) {
    const verdict = await walletVerdict(cause, context);
    if (verdict !== 'refused' && verdict !== 'cannot-batch') logSendingError('transact', cause);
    if (verdict === 'doubt') {
      doubtRequest(id, { context });
      return { kind: 'doubtful', ended, problem: walletFailure(cause) };
    }
    // The nonce is free: the calls may be asked for once more, together or one by one.
    closeRequest(id);
    if (verdict === 'cannot-batch') return { kind: 'refused' };
    throw walletFailure(cause);
  }
}
