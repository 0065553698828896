import type { Address } from '@besc/domain/shared/address';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { MissingMethodError } from '../errors/method-error';
import type { ChainClient } from '../nodes/chain-client';
import { multicallReadAbi } from './multicall-read-abi';

/** One call inside an aggregate. */
export interface AggregateCall {
  readonly target: Address;
  readonly callData: Hex;
}

/** What an aggregate answers: the block it ran on, and per call whether it went through and its bytes. */
export interface AggregateAnswer {
  readonly blockNumber: bigint;
  readonly results: readonly { readonly success: boolean; readonly returnData: Hex }[];
}

/**
 * Runs calls in one request on the current block (CALL-01), or on the one of `blockHash`, as long as it is of the chain. Throws
 * the RPC error, or MissingMethodError when no multicall answers at the address.
 */
export async function readAggregate(options: {
  client: ChainClient;
  multicall: Address;
  calls: readonly AggregateCall[];
  blockHash?: Hex | undefined;
}): Promise<AggregateAnswer> {
  const { client, multicall, calls, blockHash } = options;
  const data = encodeFunctionData({
    abi: multicallReadAbi,
    functionName: 'tryBlockAndAggregate',
    args: [false, calls],
  });
  const when = blockHash === undefined ? 'latest' : { blockHash, requireCanonical: true };
  const answer = await client.request({ method: 'eth_call', params: [{ to: multicall, data }, when] });
  const decoded = decodeAnswer(answer);
  if (decoded?.results.length !== calls.length) throw new MissingMethodError('tryBlockAndAggregate', multicall);
  return decoded;
}

/** Undefined when something else than the multicall answered. */
function decodeAnswer(data: Hex): AggregateAnswer | undefined {
  try {
    const [blockNumber, , results] = decodeFunctionResult({
      abi: multicallReadAbi,
      functionName: 'tryBlockAndAggregate',
      data,
    });
    return { blockNumber, results };
  } catch {
    return undefined;
  }
}
