import { callFingerprint } from '@besc/sdk/shared/call-fingerprint';
import { checkCalldata } from '@besc/sdk/shared/check-calldata';
import type { UnsentTransaction } from '@besc/sdk/shared/unsent-transaction';
import { isHash, numberToHex } from 'viem';
import type { WalletProvider } from '../wallet/wallet-provider';
import type { Step } from './action';
import { checkWallet, recheckWallet } from './check-wallet';
import { errorWords } from './error-words';
import { logSendingError } from './log-sending-error';
import { closeRequest, doubtRequest, openRequest } from './open-request';
import type { PreparedStep } from './prepared-step';
import { type RequestEnd, requestEnd } from './request-store';
import { RunError } from './run-error';
import type { StepContext } from './step-context';
import { recordOf } from './transaction-book';
import { readTransactions } from './transaction-storage';
import { doubtOf, walletRefusal } from './wallet-problem';

/** A step that was sent, or that had nothing to send. `isRecorded`: the tracker found it before the wallet answered. */
export type StepOutcome =
  | {
      readonly kind: 'sent';
      readonly hash: `0x${string}`;
      readonly transaction: UnsentTransaction;
      readonly isRecorded: boolean;
    }
  | { readonly kind: 'done' }
  /** The wallet answered something that leaves open whether it has sent; `problem` is told when it has not. */
  | {
      readonly kind: 'doubtful';
      readonly transaction: UnsentTransaction;
      readonly ended: Promise<RequestEnd>;
      readonly problem: RunError;
    };

/**
 * One step up to its hash: check the wallet, prepare on the chain, compare with what was shown, sign. Throws RunError and
 * whatever the step's own code throws.
 */
export async function runStep(options: {
  readonly step: Step;
  readonly context: StepContext;
  readonly provider: WalletProvider;
  readonly onPhase: (phase: 'checking' | 'simulating' | 'signing') => void;
}): Promise<StepOutcome> {
  const { step, context, provider, onPhase } = options;
  onPhase('checking');
  await checkWallet(provider, context);
  onPhase('simulating');
  const prepared = await step.prepare(context);
  if (prepared.kind === 'done') return prepared;
  if (prepared.kind === 'refused') throw new RunError('refused', prepared.message);
  const { transaction } = prepared;
  await recheckWallet(provider, context);
  guardStep(step, context, transaction);
  onPhase('signing');
  return { transaction, ...(await sign({ provider, context, step, prepared })) };
}

/** The last look before the wallet opens: the bytes must say what the screen said. Throws RunError. */
export function guardStep(step: Step, context: StepContext, transaction: UnsentTransaction): void {
  try {
    const { contracts } = context.settings;
    checkCalldata({ transaction, expected: step.expect(context), contracts });
  } catch (cause) {
    const text = 'The transaction does not match what was shown. It was not sent.';
    throw new RunError('refused', { text }, { cause });
  }
}

async function sign(options: {
  provider: WalletProvider;
  context: StepContext;
  step: Step;
  prepared: Extract<PreparedStep, { kind: 'ready' }>;
}): Promise<
  | { kind: 'sent'; hash: `0x${string}`; isRecorded: boolean }
  | { kind: 'doubtful'; ended: Promise<RequestEnd>; problem: RunError }
> {
  const { provider, context, step, prepared } = options;
  const { transaction } = prepared;
  // Noted before the wallet opens: whatever happens to the page or to the answer, it can be found on the chain.
  const callHash = callFingerprint(transaction);
  const id = openRequest(context, () => ({
    summary: step.summary,
    ...(step.approval === undefined ? {} : { approval: step.approval }),
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
          to: transaction.to,
          data: transaction.data,
          value: numberToHex(transaction.value),
          gas: numberToHex(prepared.gasLimit),
          gasPrice: numberToHex(context.gasPrice),
          chainId: numberToHex(context.settings.chain.id),
        },
      ],
    });
    const first = await Promise.race([asked.then((result) => ({ kind: 'answered', result }) as const), ended]);
    if (first.kind === 'recorded') return { kind: 'sent', hash: first.hash, isRecorded: true };
    answer = first.kind === 'answered' ? first.result : await asked;
  } catch (cause) {
    const verdict = doubtOf(cause);
    if (verdict !== 'none') logSendingError(step.kind, cause);
    if (verdict === 'told') return doubt(walletRefusal(cause) ?? new RunError('failed', errorWords(cause), { cause }));
    stop();
    if (verdict === 'none') closeRequest(id);
    else doubtRequest(id, { context, isSilent: true });
    const { failure, told } = walletRefusal(cause) ?? { failure: 'failed', told: errorWords(cause) };
    throw new RunError(failure, told, { cause, ...(verdict === 'none' ? {} : { request: id }) });
  }
  if (typeof answer !== 'string' || !isHash(answer)) {
    return doubt(new RunError('failed', { text: 'No transaction hash found.' }));
  }
  const hash: `0x${string}` = `0x${answer.slice(2).toLowerCase()}`;
  const known = recordOf(readTransactions(), { chainId: context.settings.chain.id, hash });
  // The tracker of this tab or of another one was faster than the wallet. Anything else under this hash is from before.
  const isOurs = known !== undefined && known.callHash === callHash && known.nonce >= context.nonce;
  if (known !== undefined && !isOurs) {
    return doubt(new RunError('failed', { text: 'Attempted to add existing transaction.' }));
  }
  stop();
  closeRequest(id);
  return { kind: 'sent', hash, isRecorded: isOurs };
}
