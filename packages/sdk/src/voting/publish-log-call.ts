import { voteLogAbi as abi } from '@besc/contracts/abi/vote-log';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** Publishes length and head of the log of a proposal that has ended. Its operator or its owner sends it, once. */
export function publishLogCall(
  log: Address,
  { proposal, length, head }: { readonly proposal: Hex; readonly length: number; readonly head: Hex },
): ContractCall {
  return contractCall({ address: log, abi, functionName: 'publish', args: [proposal, BigInt(length), head] });
}
