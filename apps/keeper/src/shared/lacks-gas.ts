import { errorChain } from '@besc/sdk/shared/errors/rpc-error-kind';

const gasWords =
  /out ?of ?gas|gas required exceeds|exceeds (?:the )?(?:block )?gas limit|gas spent exceeded|intrinsic gas too low/i;

/**
 * Whether a node answers that a call needs more gas than it may use. Only words of gas are that answer: an internal error is a
 * node in trouble, which says nothing about the call.
 */
export function lacksGas(error: unknown): boolean {
  return errorChain(error).some(({ text }) => gasWords.test(text));
}
