import type { Abi } from 'viem';

const loadErrors = async (): Promise<Abi> => (await import('@besc/contracts/abi/errors')).errorsAbi;

/**
 * Custom errors that a call may end in: those of its own ABI, then those of every contract, since what it calls may refuse
 * as well, and of a mined transaction the call is not known any more. Loaded when something was refused. Never rejects: where
 * they cannot be loaded (the page is older than what its server has), a refusal has no name, but stays one.
 */
export async function callErrors(own: Abi = [], load = loadErrors): Promise<Abi> {
  return [...own, ...(await load().catch(() => []))];
}
