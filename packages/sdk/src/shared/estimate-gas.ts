import type { Address } from '@besc/domain/shared/token';
import { hexToBigInt } from 'viem';
import { callRequest } from './call-request';
import type { ChainClient } from './chain-client';
import type { UnsentTransaction } from './unsent-transaction';

const gasMarginBps = 1000n;

/** Gas limit for an estimate: 10% more, rounded down (APPR-14). */
export function gasWithMargin(gas: bigint): bigint {
  return (gas * (10_000n + gasMarginBps)) / 10_000n;
}

/** Gas limit for a transaction: the node's estimate plus 10%. Throws the node's error when it cannot succeed. */
export async function estimateGas(options: {
  client: ChainClient;
  transaction: UnsentTransaction;
  account: Address;
  gasPrice?: bigint;
}): Promise<bigint> {
  const request = callRequest(options);
  return gasWithMargin(hexToBigInt(await options.client.request({ method: 'eth_estimateGas', params: [request] })));
}
