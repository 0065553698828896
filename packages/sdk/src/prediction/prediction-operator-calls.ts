import { predictionAbi as abi } from '@besc/contracts/abi/prediction';
import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** Locks the newest round and closes the one before, or begins a new row of rounds. */
export function executeRoundCall(address: Address): ContractCall {
  return contractCall({ address, abi, functionName: 'executeRound', args: [] });
}

/** Sends the treasury what it has of the rounds. */
export function claimTreasuryCall(address: Address): ContractCall {
  return contractCall({ address, abi, functionName: 'claimTreasury', args: [] });
}

/** Burns what the rounds have left to burn. */
export function burnCall(address: Address): ContractCall {
  return contractCall({ address, abi, functionName: 'burn', args: [] });
}
