import { blockSchedule, densities, withTimesOf } from '../history/block-schedule';
import { createBlockWriter } from '../history/block-writer';
import type { HistoryScale, HistoryWorld } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { writeBlock } from '../history/write-block';
import { historyWriters } from '../history-writers';
import { countsOf, type HistoryCounts } from './history-counts';

/** Too many planned transactions were refused by the contracts: a new history is not what was planned. */
export class HistoryError extends Error {
  readonly code = 'HISTORY_FAILED';
  constructor(failed: number, sent: number) {
    super(`${failed} of ${sent} transactions of the history failed`);
    this.name = 'HistoryError';
  }
}

/** Progress of a history: blocks written of all blocks. */
export type HistoryProgress = (done: number, all: number) => void;

/**
 * Writes the blocks between the start and the end of a world, each with the parts of all slugs. The chain must not mine by
 * itself, and no other sender may use the accounts meanwhile. Rejects with HistoryError where a new chain refuses too much.
 */
export async function writeStretch(
  world: HistoryWorld,
  { onProgress, ...scale }: HistoryScale & { readonly onProgress?: HistoryProgress },
): Promise<HistoryCounts> {
  const { chain } = world;
  const running = await beginAll(world);
  const writer = createBlockWriter(chain);
  const accounts = new Set<string>();
  const blocks = world.isResumed ? await resumedSchedule(world, scale) : stretchSchedule(world, scale);
  let [failed, sent] = [0, 0];
  for (const [index, block] of blocks.entries()) {
    const parts = await Promise.all(running.map(({ stretch }) => stretch.block(block)));
    const transactions = parts.flatMap((part) => part.transactions);
    for (const { from } of transactions) accounts.add(from);
    sent += transactions.length;
    failed += await writeBlock(writer, { parts, timestamp: block.timestamp });
    onProgress?.(index + 1, blocks.length);
  }
  // A planned transaction may rarely miss its bounds; many misses mean that plan and chain have parted, as they may where people
  // were at work.
  if (!world.isResumed && failed > (sent - failed) / 50) throw new HistoryError(failed, sent);
  return { accounts: accounts.size, slugs: countsOf(running) };
}

/** The blocks of a new history between the start and the end of a world. */
export function stretchSchedule(world: Pick<HistoryWorld, 'seed' | 'start' | 'end'>, scale: HistoryScale) {
  let blocks = marketBlocks(world, scale);
  for (const { slug, times } of historyWriters) {
    if (times) blocks = withTimesOf(blocks, { slug, times: times(world, scale) });
  }
  return blocks;
}

async function resumedSchedule(world: HistoryWorld, scale: HistoryScale) {
  let blocks = marketBlocks(world, scale);
  for (const { slug, resumedTimes } of historyWriters) {
    if (resumedTimes) blocks = withTimesOf(blocks, { slug, times: await resumedTimes(world) });
  }
  return blocks;
}

function marketBlocks({ seed, start, end }: Pick<HistoryWorld, 'seed' | 'start' | 'end'>, { size }: HistoryScale) {
  return blockSchedule({ random: seededRandom(`${seed} schedule`), start, end, density: densities[size] });
}

/** Begins the stretches of each slug. */
export async function beginAll(world: HistoryWorld) {
  const running = [];
  for (const { slug, begin } of historyWriters) {
    for (const stretch of (await begin?.(world)) ?? []) running.push({ slug, stretch });
  }
  return running;
}
