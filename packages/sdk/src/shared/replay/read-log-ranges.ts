import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type ChainLog, parseChainLogs, parseSoundLogs } from '@besc/wire/shared/parse-chain-logs';
import { numberToHex } from 'viem';
import { BlockRangeError } from '../errors/block-range-error';
import type { ChainClient } from '../nodes/chain-client';

/** More blocks, or logs, than these are not read. */
export const mostRangeBlocks = 600_000;
const mostLogs = 200_000;
const chunkBlocks = 10_000n;
/** A node that refuses so few blocks refuses for another reason. */
const leastChunk = 500n;

/** Blocks of which logs are read, both ends included. */
export interface LogRanges {
  readonly client: ChainClient;
  readonly address: readonly Address[];
  /** By place; null for any. */
  readonly topics: readonly (Hex | readonly Hex[] | null)[];
  readonly fromBlock: bigint;
  readonly toBlock: bigint;
  /** Leaves out what is malformed: for contracts of strangers. */
  readonly isOfStrangers?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

/**
 * Logs of a long range, oldest first, in requests of 10 000 blocks, or of fewer where a node refuses so many. Throws
 * BlockRangeError, the signal's reason, or an error for logs that were not asked for.
 */
export async function readLogRanges(ranges: LogRanges): Promise<readonly ChainLog[]> {
  const { client, address, topics, fromBlock, toBlock, signal, onProgress, isOfStrangers } = ranges;
  const blocks = Math.max(0, Number(toBlock - fromBlock) + 1);
  if (blocks > mostRangeBlocks) throw new BlockRangeError('RANGE_TOO_LONG', { blocks, done: 0 });
  const all: ChainLog[] = [];
  let size = chunkBlocks;
  let from = fromBlock;
  while (from <= toBlock) {
    signal?.throwIfAborted();
    const done = Number(from - fromBlock);
    const to = from + size - 1n < toBlock ? from + size - 1n : toBlock;
    let answer: unknown;
    try {
      const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) };
      const filter = { address: [...address], topics: topics.map((topic) => topic as Hex | null), ...range };
      answer = await client.request({ method: 'eth_getLogs', params: [filter] });
    } catch (error) {
      signal?.throwIfAborted();
      size = (to - from + 1n) / 2n;
      if (size < leastChunk) throw new BlockRangeError('RANGE_REFUSED', { blocks, done }, error);
      continue;
    }
    for (const log of isOfStrangers ? parseSoundLogs(answer) : parseChainLogs(answer)) {
      const isAsked = log.block >= from && log.block <= to && address.includes(log.address);
      if (!isAsked || isBefore(log, all.at(-1))) throw new TypeError('The node answers logs that were not asked for');
      all.push(log);
    }
    if (all.length > mostLogs) throw new BlockRangeError('RANGE_TOO_FULL', { blocks, done });
    from = to + 1n;
    onProgress?.(Number(from - fromBlock), blocks);
  }
  signal?.throwIfAborted();
  return all;
}

function isBefore(log: ChainLog, last: ChainLog | undefined): boolean {
  if (last === undefined) return false;
  return log.block < last.block || (log.block === last.block && log.index <= last.index);
}
