import type { Address } from '@besc/domain/shared/address';
import { encodeFunctionData, type Hex } from 'viem';
import type { ContractCall } from './contract-call';

/** A call as it leaves: receiver, call data, native wei. */
export interface EncodedCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
}

/** The bytes of a call. Throws viem's error when the arguments do not fit the ABI. */
export function encodeCall({ address, abi, functionName, args, value = 0n }: ContractCall): EncodedCall {
  return { to: address, data: encodeFunctionData({ abi, functionName, args }), value };
}
