import type { Abi } from 'viem';

/**
 * Custom errors that a call may end in: those of its own ABI, then those of every contract, since what it calls may refuse
 * as well, and of a mined transaction the call is not known any more. Loaded when something was refused.
 */
export async function callErrors(own: Abi = []): Promise<Abi> {
  const { errorsAbi } = await import('@besc/contracts/abi/errors');
  return [...own, ...errorsAbi];
}
