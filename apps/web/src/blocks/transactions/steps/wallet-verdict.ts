import { walletAnswer } from '../../wallet/wallet-answer';
import type { AnswerMeaning } from '../../wallet/wallet-answers';
import type { StepContext } from '../records/step-context';
import { isNonceFree } from './is-nonce-free';
import { RunError } from './run-error';

const untaken: readonly (AnswerMeaning | undefined)[] = [
  'not-taken',
  'unknown-network',
  'not-allowed',
  'busy',
  'unable',
  'no-batch',
];
const cannotBatch: readonly (AnswerMeaning | undefined)[] = ['no-batch', 'unable'];

/** An error of the wallet as the end of a run. */
export function walletFailure(cause: unknown, request?: string): RunError {
  const { meaning, told } = walletAnswer(cause);
  const options = request === undefined ? { cause } : { cause, request };
  return new RunError(meaning === 'refused' ? 'rejected' : 'failed', told, options);
}

/**
 * Whether a wallet that answered with an error may have sent all the same. `refused`: the person said no. `untaken`: it says
 * that nothing took it, and the nonce is free; `cannot-batch`: because it takes no batches. `doubt`: the chain has to show it.
 */
export async function walletVerdict(
  cause: unknown,
  context: StepContext,
): Promise<'refused' | 'untaken' | 'cannot-batch' | 'doubt'> {
  const { meaning } = walletAnswer(cause);
  if (meaning === 'refused') return meaning;
  // A node that is asked twice says "nonce too low" of what it has taken the first time.
  if (!untaken.includes(meaning) || !(await isNonceFree(context))) return 'doubt';
  return cannotBatch.includes(meaning) ? 'cannot-batch' : 'untaken';
}
