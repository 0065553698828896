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

/**
 * What a pair's first write of a second may cost more than a later one: its two price accumulators (twice 22 100 gas
 * when they are written for the first time). Nodes estimate for the second of the newest block, so an estimate made
 * right after somebody's trade lacks it, and 10% of a cheap swap is less.
 */
const pairWriteGas = 50_000n;

/**
 * Gas limit for a transaction: the node's estimate plus 10%, and for each pair it goes through (`pairCount`) what the
 * estimate may have missed. Throws the node's error when the transaction cannot succeed.
 */
export async function estimateGas(options: {
  client: ChainClient;
  transaction: UnsentTransaction;
  account: Address;
  gasPrice?: bigint;
  pairCount?: number;
}): Promise<bigint> {
  const request = callRequest(options);
  const gas = hexToBigInt(await options.client.request({ method: 'eth_estimateGas', params: [request] }));
  return gasWithMargin(gas) + pairWriteGas * BigInt(options.pairCount ?? 0);
}
