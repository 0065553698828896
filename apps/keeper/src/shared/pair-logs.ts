import { pairAbi } from '@besc/contracts/abi/pair';
import type { Address } from '@besc/domain/shared/address';
import type { ChainClient } from '@besc/sdk/shared/chain-client';
import { getAbiItem, type Hex, numberToHex, toEventSelector } from 'viem';

/** A change of a pair's reserves (`Sync`, what they are then), or a trade (`Swap`, what it moved, both ways counted as positive). */
export interface PairLog {
  readonly kind: 'reserves' | 'trade';
  readonly amount0: bigint;
  readonly amount1: bigint;
  readonly blockNumber: bigint;
  readonly blockHash: Hex;
  /** Seconds; nodes need not tell it. */
  readonly time: number | undefined;
}

/** A node answered with what is no log of a pair. */
class MalformedLogError extends Error {
  readonly code = 'MALFORMED_LOG';
}

const syncTopic = toEventSelector(getAbiItem({ abi: pairAbi, name: 'Sync' }));
const swapTopic = toEventSelector(getAbiItem({ abi: pairAbi, name: 'Swap' }));
const size = (amount: bigint) => (amount < 0n ? -amount : amount);

/**
 * The logs of a pair in these blocks, oldest first. An hour of a busy pair is thousands of them, so they are taken apart by hand:
 * viem's decoder takes a tenth of a millisecond for each. Rejects with MalformedLogError, or what the node says.
 */
export async function readPairLogs(
  { client }: { readonly client: ChainClient },
  { address, first, last }: { readonly address: Address; readonly first: bigint; readonly last: bigint },
): Promise<readonly PairLog[]> {
  const blocks = { fromBlock: numberToHex(first), toBlock: numberToHex(last) };
  const filter = { address, topics: [[syncTopic, swapTopic]], ...blocks };
  const logs: readonly RawLog[] = await client.request({ method: 'eth_getLogs', params: [filter] });
  return logs.map((log) => {
    const { blockHash, blockNumber, blockTimestamp, data, topics } = log;
    const [one = 0n, two = 0n, ...outs] = wordsOf(data);
    const kind = topics[0] === syncTopic ? 'reserves' : 'trade';
    const isWhole = kind === 'reserves' ? outs.length === 0 : topics[0] === swapTopic && outs.length === 2;
    if (!isWhole || data.length < 130 || !blockHash || !blockNumber) {
      throw new MalformedLogError(`the node's answer holds what is no log of the pair ${address}`);
    }
    const [out0 = 0n, out1 = 0n] = outs;
    return {
      ...{ kind, blockHash, blockNumber: BigInt(blockNumber) },
      // Of a trade the words are what came in and what went out, of reserves nothing goes out.
      ...{ amount0: size(one - out0), amount1: size(two - out1) },
      time: blockTimestamp ? Number(blockTimestamp) : undefined,
    };
  });
}

interface RawLog {
  readonly topics: readonly string[];
  readonly data: Hex;
  readonly blockHash: Hex | null;
  readonly blockNumber: Hex | null;
  readonly blockTimestamp?: Hex | null | undefined;
}

/** Words of 32 bytes as numbers. */
function wordsOf(data: Hex): bigint[] {
  const words: bigint[] = [];
  for (let from = 2; from < data.length; from += 64) words.push(BigInt(`0x${data.slice(from, from + 64)}`));
  return words;
}
