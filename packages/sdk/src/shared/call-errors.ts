import type { Abi } from 'viem';
import type { ContractCall } from './contract-call';
import { knownErrorsAbi } from './known-errors-abi';

/** Custom errors a call may end in: its own contract's, and those of the tokens that it moves. */
export function callErrors({ abi }: ContractCall): Abi {
  return [...abi, ...knownErrorsAbi];
}
