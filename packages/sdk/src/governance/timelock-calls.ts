import { timelockControllerAbi as abi } from '@besc/contracts/abi/timelock-controller';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { ContractFunctionArgs } from 'viem';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** What the timelock does in one transaction, and what tells it from another operation that does the same. */
type Terms = ContractFunctionArgs<typeof abi, 'payable', 'executeBatch'>;

/** Lets an operation wait for its delay: the proposer's call. */
export function scheduleCall(address: Address, terms: Terms, delaySeconds: number): ContractCall {
  return contractCall({ address, abi, functionName: 'scheduleBatch', args: [...terms, BigInt(delaySeconds)] });
}

/** Does what has waited: anybody's call. */
export function executeCall(address: Address, terms: Terms): ContractCall {
  return contractCall({ address, abi, functionName: 'executeBatch', args: terms });
}

/** The same of an operation that was scheduled as one call, not as a list of one. */
export function executeOneCall(
  address: Address,
  terms: ContractFunctionArgs<typeof abi, 'payable', 'execute'>,
): ContractCall {
  return contractCall({ address, abi, functionName: 'execute', args: terms });
}

/** Takes back what waits: the proposer's call. */
export function cancelCall(address: Address, id: Hex): ContractCall {
  return contractCall({ address, abi, functionName: 'cancel', args: [id] });
}
