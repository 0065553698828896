import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { executeCall, executeOneCall } from '@besc/sdk/governance/timelock-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { decodeFunctionData, encodeAbiParameters, keccak256, parseAbiParameters } from 'viem';
import type { ScheduledOperation } from '../shared/scheduled-operations';

const listShape = parseAbiParameters('address[], uint256[], bytes[], bytes32, bytes32');
const oneShape = parseAbiParameters('address, uint256, bytes, bytes32, bytes32');

/**
 * The call that executes an operation which adds farms and sets their points, and does nothing else. Undefined for every other one,
 * and where a node does not tell all of it, as the id is the hash of the terms.
 */
export function farmExecution(
  { id, calls, predecessor, salt }: ScheduledOperation,
  { master, timelock }: { readonly master: Address; readonly timelock: Address },
): ContractCall | undefined {
  const [one] = calls;
  if (one === undefined || !calls.every(({ to, value, data }) => to === master && value === 0n && isSlot(data))) return;
  const terms = [calls.map(({ to }) => to), calls.map(({ value }) => value), calls.map(({ data }) => data)] as const;
  const list = [...terms, predecessor, salt] as const;
  if (keccak256(encodeAbiParameters(listShape, list)) === id) return executeCall(timelock, list);
  const single = [one.to, one.value, one.data, predecessor, salt] as const;
  if (keccak256(encodeAbiParameters(oneShape, single)) === id) return executeOneCall(timelock, single);
  return;
}

/** Whether a call of the farm master adds a farm or sets its points. */
function isSlot(data: Hex): boolean {
  try {
    return ['add', 'set'].includes(decodeFunctionData({ abi: farmMasterAbi, data }).functionName);
  } catch {
    return false;
  }
}
