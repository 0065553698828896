import type { Address } from '@besc/domain/shared/address';
import { hexToBigInt } from 'viem';
import { callRequest } from './call-request';
import type { ChainClient } from './chain-client';
import type { ContractCall } from './contract-call';

const gasMarginBps = 1000n;

/** Gas limit for an estimate: 10% more, rounded down (APPR-14). */
export function gasWithMargin(gas: bigint): bigint {
  return (gas * (10_000n + gasMarginBps)) / 10_000n;
}

/**
 * Gas limit for a call: the node's estimate plus 10%, and what the call itself says an estimate may miss. Throws the
 * node's error when the call cannot succeed.
 */
export async function estimateGas(options: {
  client: ChainClient;
  call: ContractCall;
  account: Address;
  gasPrice?: bigint | undefined;
}): Promise<bigint> {
  const request = callRequest(options);
  const gas = hexToBigInt(await options.client.request({ method: 'eth_estimateGas', params: [request] }));
  return gasWithMargin(gas) + (options.call.gas ?? 0n);
}
