import { checkCall } from '@besc/sdk/shared/writes/check-call';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { type EncodedCall, encodeCall } from '@besc/sdk/shared/writes/encode-call';
import type { StepContext } from '../records/step-context';
import type { Step } from './action';
import { RunError } from './run-error';

/**
 * The last look before the wallet opens: the bytes that are handed over must say what the screen said. Answers these
 * bytes. Throws RunError.
 */
export function guardCall(
  { drawn }: Pick<Step, 'drawn'>,
  call: ContractCall,
  terms: Pick<StepContext, 'account' | 'deadlineSeconds'>,
): EncodedCall {
  try {
    const encoded = encodeCall(call);
    checkCall({ encoded, call, drawn, terms });
    return encoded;
  } catch (cause) {
    const text = 'The transaction doesn’t match what was shown. It wasn’t sent.';
    throw new RunError('refused', { text }, { cause });
  }
}
