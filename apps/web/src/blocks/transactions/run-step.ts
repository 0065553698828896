import { checkCalldata } from '@besc/sdk/shared/check-calldata';
import type { UnsentTransaction } from '@besc/sdk/shared/unsent-transaction';
import { isHash, numberToHex } from 'viem';
import { isRejection } from '../wallet/wallet-error';
import type { WalletProvider } from '../wallet/wallet-provider';
import type { Step } from './action';
import { checkWallet } from './check-wallet';
import type { PreparedStep } from './prepared-step';
import { RunError } from './run-error';
import type { StepContext } from './step-context';

/** A step that was sent, or that had nothing to send. */
export type StepOutcome =
  | { readonly kind: 'sent'; readonly hash: `0x${string}`; readonly transaction: UnsentTransaction }
  | { readonly kind: 'done' };

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
  guard(step, context, transaction);
  onPhase('signing');
  const hash = await sign({ provider, context, prepared });
  return { kind: 'sent', hash, transaction };
}

/** The last look before the wallet opens: the bytes must say what the screen said. */
function guard(step: Step, context: StepContext, transaction: UnsentTransaction): void {
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
  prepared: Extract<PreparedStep, { kind: 'ready' }>;
}): Promise<`0x${string}`> {
  const { provider, context, prepared } = options;
  const { to, data, value } = prepared.transaction;
  let answer: unknown;
  try {
    answer = await provider.request({
      method: 'eth_sendTransaction',
      params: [
        {
          from: context.account,
          to,
          data,
          value: numberToHex(value),
          gas: numberToHex(prepared.gasLimit),
          gasPrice: numberToHex(context.gasPrice),
          chainId: numberToHex(context.settings.chain.id),
        },
      ],
    });
  } catch (cause) {
    if (isRejection(cause)) throw new RunError('rejected', { text: 'Transaction rejected.' }, { cause });
    throw cause;
  }
  if (typeof answer !== 'string' || !isHash(answer))
    throw new RunError('failed', { text: 'No transaction hash found.' });
  return answer;
}
