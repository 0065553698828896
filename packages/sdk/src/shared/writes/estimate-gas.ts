import type { Address } from '@besc/domain/shared/address';
import { hexToBigInt, numberToHex } from 'viem';
import type { ChainClient } from '../nodes/chain-client';
import { callRequest } from './call-request';
import type { ContractCall } from './contract-call';

const gasMarginBps = 1000n;

/** Gas limit for an estimate: 10% more, rounded down (APPR-14). */
export function gasWithMargin(gas: bigint): bigint {
  return (gas * (10_000n + gasMarginBps)) / 10_000n;
}

interface GasQuestion {
  readonly client: ChainClient;
  readonly call: ContractCall;
  readonly account: Address;
  readonly gasPrice?: bigint | undefined;
}

/**
 * Gas limit for a call: the node's estimate plus 10%, and what the call itself says an estimate may miss. Throws the
 * node's error when the call cannot succeed.
 */
export async function estimateGas(options: GasQuestion): Promise<bigint> {
  return gasWithMargin(await nodeEstimate(options)) + (options.call.gas ?? 0n);
}

/**
 * The node's own estimate: on the newest block, or with what is on its way to the chain, and of a call that may use no more
 * gas than `most`. Throws the node's error when the call cannot succeed.
 */
export async function nodeEstimate(
  options: GasQuestion & { readonly blockTag?: 'pending'; readonly most?: bigint | undefined },
): Promise<bigint> {
  const { client, blockTag, most } = options;
  const request = { ...callRequest(options), ...(most === undefined ? {} : { gas: numberToHex(most) }) };
  const params = blockTag === undefined ? ([request] as const) : ([request, blockTag] as const);
  return hexToBigInt(await client.request({ method: 'eth_estimateGas', params: [...params] }));
}
