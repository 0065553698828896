import type { Address } from '@besc/domain/shared/address';
import { type Abi, encodeFunctionData, type Hex } from 'viem';

/** A call as it leaves: receiver, call data, native wei. */
export interface EncodedCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
}

/** The bytes of a call. Throws viem's error when the arguments do not fit the ABI. */
export function encodeCall(call: {
  readonly address: Address;
  readonly abi: Abi;
  readonly functionName: string;
  readonly args: readonly unknown[];
  readonly value?: bigint;
}): EncodedCall {
  const { address, abi, functionName, args, value = 0n } = call;
  return { to: address, data: encodeFunctionData({ abi, functionName, args }), value };
}
