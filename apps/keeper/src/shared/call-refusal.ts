import { callErrors } from '@besc/sdk/shared/errors/call-errors';
import { revertData, revertReason } from '@besc/sdk/shared/errors/revert-reason';
import { rpcErrorKind } from '@besc/sdk/shared/errors/rpc-error-kind';
import type { Abi } from 'viem';
import { lacksGas } from './lacks-gas';

/**
 * Why the chain refuses a call, by what a node answered: in the words of whichever contract refuses, or because it needs more
 * gas than `most`, where it may use no more. Undefined for what is no answer of the chain.
 */
export async function callRefusal(
  error: unknown,
  { abi, most }: { readonly abi: Abi; readonly most?: bigint | undefined },
): Promise<string | undefined> {
  const reason = revertReason(error, await callErrors(abi));
  if (reason !== undefined) return reason;
  if (rpcErrorKind(error) === 'reverted' || revertData(error) !== undefined) return 'without a reason';
  return most !== undefined && lacksGas(error) ? `more than ${most} gas` : undefined;
}
