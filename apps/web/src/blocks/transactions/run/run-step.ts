import type { Hex } from '@besc/domain/shared/hex';
import { recordProblems } from '@besc/domain/transactions/record-lifecycle';
import { callFingerprint } from '@besc/sdk/shared/sent/call-fingerprint';
import { chooseCall } from '@besc/sdk/shared/writes/choose-call';
import type { EncodedCall } from '@besc/sdk/shared/writes/encode-call';
import { isHash, numberToHex } from 'viem';
import type { WalletProvider } from '../../wallet/wallet-provider';
import { keptOf } from '../records/kept-of';
import { closeRequest, doubtRequest, newestBlock, openRequest } from '../records/open-request';
import { type RequestEnd, requestEnd } from '../records/request-store';
import type { StepContext } from '../records/step-context';
import { recordOf } from '../records/transaction-records';
import { readTransactions } from '../records/transaction-storage';
import type { Step } from '../steps/action';
import { checkWallet, recheckWallet } from '../steps/check-wallet';
import { guardCall } from '../steps/guard-call';
import { logSendingError } from '../steps/log-sending-error';
import { RunError } from '../steps/run-error';
import { stepCalls } from '../steps/step-calls';
import { stepRefusal } from '../steps/step-refusal';
import { walletFailure, walletVerdict } from '../steps/wallet-verdict';

/**
 * A step that was sent, or that had nothing to send. `sinceBlock`: the newest block before the wallet was asked.
 * `isRecorded`: the tracker found it before the wallet answered.
 */
export type StepOutcome =
  | {
      readonly kind: 'sent';
      readonly hash: Hex;
      readonly encoded: EncodedCall;
      readonly sinceBlock: number;
      readonly isRecorded: boolean;
    }
  | { readonly kind: 'done' }
  /** It is no longer wanted; the wallet was not asked. */
  | { readonly kind: 'given-up' }
  /** The wallet answered something that leaves open whether it has sent; `problem` is told when it has not. */
  | {
      readonly kind: 'doubtful';
      readonly encoded: EncodedCall;
      readonly sinceBlock: number;
      readonly ended: Promise<RequestEnd>;
      readonly problem: RunError;
    };

/**
 * One step up to its hash: check the wallet, choose on the chain, compare with what was shown, sign. Throws RunError and
 * whatever the step's own code throws.
 */
export async function runStep(options: {
  readonly step: Step;
  readonly context: StepContext;
  readonly provider: WalletProvider;
  readonly onPhase: (phase: 'checking' | 'simulating' | 'signing') => void;
  readonly isGivenUp: () => boolean;
}): Promise<StepOutcome> {
  const { step, context, provider, onPhase, isGivenUp } = options;
  onPhase('checking');
  await checkWallet(provider, context);
  onPhase('simulating');
  const calls = await stepCalls(step, context);
  if (calls.length === 0) return { kind: 'done' };
  const { client, account, gasPrice } = context;
  const choice = await chooseCall({ client, account, calls, gasPrice });
  if (choice.kind !== 'ready') {
    // 'Unknown error, check the logs' must find something there.
    logSendingError(step.kind, choice, calls);
    throw stepRefusal(choice, step);
  }
  await recheckWallet(provider, context);
  const encoded = guardCall(step, choice.call, context);
  if (isGivenUp()) return { kind: 'given-up' };
  onPhase('signing');
  const sinceBlock = newestBlock(context);
  return { encoded, sinceBlock, ...(await sign({ provider, context, step, encoded, gasLimit: choice.gasLimit })) };
}

async function sign(options: {
  provider: WalletProvider;
  context: StepContext;
  step: Step;
  encoded: EncodedCall;
  gasLimit: bigint;
}): Promise<
  { kind: 'sent'; hash: Hex; isRecorded: boolean } | { kind: 'doubtful'; ended: Promise<RequestEnd>; problem: RunError }
> {
  const { provider, context, step, encoded, gasLimit } = options;
  // Noted before the wallet opens: whatever happens to the page or to the answer, it can be found on the chain.
  const callHash = callFingerprint(encoded);
  const id = openRequest(context, () => ({
    summary: step.summary,
    ...keptOf(step),
    callHash,
  }));
  const { ended, stop } = requestEnd(id);
  const doubt = (problem: RunError) => {
    doubtRequest(id, { context });
    return { kind: 'doubtful', ended, problem } as const;
  };
  let answer: unknown;
  try {
    const asked = provider.request({
      method: 'eth_sendTransaction',
      params: [
        {
          from: context.account,
          to: encoded.to,
          data: encoded.data,
          value: numberToHex(encoded.value),
          gas: numberToHex(gasLimit),
          gasPrice: numberToHex(context.gasPrice),
          chainId: numberToHex(context.settings.chain.id),
        },
      ],
    });
    const first = await Promise.race([asked.then((result) => ({ kind: 'answered', result }) as const), ended]);
    if (first.kind === 'recorded') return { kind: 'sent', hash: first.hash, isRecorded: true };
    answer = first.kind === 'answered' ? first.result : await asked;
  } catch (cause) {
    const verdict = await walletVerdict(cause, context);
    if (verdict !== 'refused') logSendingError(step.kind, cause);
    if (verdict === 'doubt') return doubt(walletFailure(cause));
    stop();
    if (verdict === 'refused') {
      closeRequest(id);
      throw walletFailure(cause);
    }
    doubtRequest(id, { context, isSilent: true });
    throw walletFailure(cause, id);
  }
  if (typeof answer !== 'string' || !isHash(answer)) {
    return doubt(new RunError('failed', { text: recordProblems.noHash }));
  }
  const hash: Hex = `0x${answer.slice(2).toLowerCase()}`;
  const known = recordOf(readTransactions(), { chainId: context.settings.chain.id, hash });
  // The tracker of this tab or of another one was faster than the wallet. Anything else under this hash is from before.
  const isOurs = known !== undefined && known.callHash === callHash && known.nonce >= context.nonce;
  if (known !== undefined && !isOurs) {
    return doubt(new RunError('failed', { text: recordProblems.existing }));
  }
  stop();
  closeRequest(id);
  return { kind: 'sent', hash, isRecorded: isOurs };
}
