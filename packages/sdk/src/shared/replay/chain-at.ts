import type { Hex } from '@besc/domain/shared/hex';
import { numberToHex } from 'viem';
import type { ChainClient } from '../nodes/chain-client';
import type { BatchReader } from '../reads/batch-reader';
import type { LogRanges } from './read-log-ranges';

/** The chain as of one block, for what is computed again. `reader` reads at that block. */
export interface ChainAt extends Pick<LogRanges, 'signal' | 'onProgress'> {
  readonly client: ChainClient;
  readonly reader: BatchReader;
  readonly block: bigint;
  /** When the block came, unix seconds. */
  readonly time: number;
}

/** What was computed, from which blocks and how many events. */
export interface Computed {
  /** In the order of the figure's parts; undefined where there is none. */
  readonly values: readonly (bigint | undefined)[];
  readonly fromBlock: bigint;
  readonly events: number;
}

/** The block that had the number when it was asked for; undefined where the node knows none. */
export async function readBlock(
  client: ChainClient,
  block: bigint,
): Promise<{ readonly hash: Hex; readonly time: number } | undefined> {
  const found = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(block), false] });
  return found?.hash ? { hash: found.hash, time: Number(found.timestamp) } : undefined;
}

/** The first block after a time, unix seconds; the one after `chain.block` where all are before. */
export async function firstBlockAfter(chain: ChainAt, time: number): Promise<bigint> {
  let [low, high] = [0n, chain.block + 1n];
  while (low < high) {
    chain.signal?.throwIfAborted();
    const middle = (low + high) / 2n;
    const found = middle > chain.block ? undefined : await readBlock(chain.client, middle);
    if (middle <= chain.block && found === undefined) throw new RangeError(`The node does not know block ${middle}`);
    if (found === undefined || found.time > time) high = middle;
    else low = middle + 1n;
  }
  return low;
}
