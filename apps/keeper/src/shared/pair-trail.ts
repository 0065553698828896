import { pairAbi } from '@besc/contracts/abi/pair';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { getAbiItem } from 'viem';
import type { KeeperChain } from './keeper-chain';
import { logsBackwards } from './logs-backwards';

/** The pair's logs and its reserves do not fit together: the node left something out, or the chain changed meanwhile. */
export class TrailGapError extends Error {
  readonly code = 'TRAIL_GAP';
}

/** Amounts of the token that is priced (`base`) and of what it is priced in (`quote`), in smallest units, at a time (seconds). */
export interface TrailPoint {
  readonly time: number;
  readonly base: bigint;
  readonly quote: bigint;
}

/** What a pair went through, oldest first. */
export interface PairTrail {
  /** Reserves at the end of each block that changed them. The first is from before the stretch that was asked for, if any is. */
  readonly points: readonly TrailPoint[];
}

const event = getAbiItem({ abi: pairAbi, name: 'Sync' });

/**
 * Reads the trail of a pair from `from` to `to` (seconds, both included) backwards from the newest block. What it says of a
 * stretch in the past is the same whenever it is asked, as long as the chain is. Undefined when the pair is empty. Throws
 * TrailGapError when the logs are not what the pair holds.
 */
export function pairTrailReader(
  { client }: Pick<KeeperChain, 'client'>,
  /** Beyond `mostBlocks` the reserves of the first known block count as those of before. */
  { mostBlocks = 20_000n }: { readonly mostBlocks?: bigint } = {},
) {
  const times = new Map<string, Promise<number>>();

  const timeOf = async (log: { blockTimestamp?: bigint | null | undefined; blockHash: Hex }) => {
    if (typeof log.blockTimestamp === 'bigint') return Number(log.blockTimestamp);
    const { blockHash } = log;
    const known = times.get(blockHash);
    if (known !== undefined) return await known;
    if (times.size > 5_000) times.clear();
    // One question for all logs of a block.
    const asked = client.getBlock({ blockHash }).then(({ timestamp }) => Number(timestamp));
    times.set(blockHash, asked);
    asked.catch(() => times.delete(blockHash));
    return await asked;
  };

  return async (
    pair: { readonly address: Address; readonly isBaseFirst: boolean },
    { from, to }: { readonly from: number; readonly to: number },
  ): Promise<PairTrail | undefined> => {
    const head = await client.getBlockNumber({ cacheTime: 0 });
    const { address } = pair;
    const sided = (amount0: bigint, amount1: bigint) =>
      pair.isBaseFirst ? { base: amount0, quote: amount1 } : { base: amount1, quote: amount0 };
    /** What the pair held after a block, and since when; undefined when it was empty. */
    const heldAfter = async (blockNumber: bigint): Promise<TrailPoint | undefined> => {
      const state = { address, abi: pairAbi, functionName: 'getReserves', blockNumber } as const;
      const [reserve0, reserve1, time] = await client.readContract(state);
      return reserve0 === 0n || reserve1 === 0n ? undefined : { time, ...sided(reserve0, reserve1) };
    };
    const held = await heldAfter(head);
    if (!held) return undefined;
    const points: TrailPoint[] = [];
    let newest: TrailPoint | undefined;
    let oldestBlock = head;
    const read = (range: { readonly fromBlock: bigint; readonly toBlock: bigint }) =>
      client.getLogs({ address, event, ...range, strict: true });
    for await (const { first, logs } of logsBackwards({ head, mostBlocks, read })) {
      const found = await Promise.all(logs.map(async (log) => ({ log, time: await timeOf(log) })));
      const part: TrailPoint[] = [];
      for (const { log, time } of found) {
        // Within a block only what it ends with counts.
        if (part.at(-1)?.time === time) part.pop();
        part.push({ time, ...sided(log.args.reserve0, log.args.reserve1) });
      }
      newest ??= part.at(-1);
      oldestBlock = logs[0]?.blockNumber ?? oldestBlock;
      points.unshift(...part.filter(({ time }) => time <= to));
      if (first === 0n || (points[0]?.time ?? to) < from) break;
    }
    if (newest && (newest.base !== held.base || newest.quote !== held.quote)) {
      throw new TrailGapError(`the newest log of the pair ${address} is not what it holds`);
    }
    if (!newest && held.time >= from) {
      throw new TrailGapError(`the logs of the pair ${address} since ${held.time} are missing`);
    }
    if (points.length === 0) {
      // Long before `to` nothing changed. What did since is hardly older than the question, so nodes still know the state before it.
      const stood = newest ? await heldAfter(oldestBlock - 1n) : held;
      if (stood && stood.time > to)
        throw new TrailGapError(`logs of the pair ${address} up to ${stood.time} are missing`);
      if (stood) points.push(stood);
    }
    const start = points.findLastIndex(({ time }) => time <= from);
    return { points: points.slice(Math.max(start, 0)) };
  };
}
