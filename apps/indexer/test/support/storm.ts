import { setTimeout as sleep } from 'node:timers/promises';
import type { OddMarket } from './odd-market';
import type { SeededRandom } from './seeded-random';
import type { TestIndex } from './start-index';
import type { UnsignedTransaction } from './unsigned-transaction';

/** How bad the weather is. */
export interface StormSize {
  readonly reorgs: number;
  readonly kills: number;
  readonly deepest: number;
}

/** What a storm did. */
export interface StormReport {
  readonly reorgs: number;
  readonly kills: number;
  readonly deepest: number;
  readonly transactions: number;
}

/**
 * Takes blocks back and writes others in their place, with transactions dropped, moved and replaced, while the index is
 * killed at random moments and started again.
 */
export async function storm(options: {
  market: OddMarket;
  index: TestIndex;
  random: SeededRandom;
  size: StormSize;
}): Promise<StormReport> {
  const { market, index, random, size } = options;
  const { chain } = market;
  let floor = await chain.blockNumber();
  let recent: UnsignedTransaction[] = [];
  let transactions = 0;
  let deepest = 0;
  let kills = 0;
  const block = async () => {
    const sent = Array.from({ length: random.below(4) }, market.transaction);
    recent = [...recent, ...sent].slice(-30);
    transactions += sent.length;
    await market.block(sent, 1 + random.below(4000));
  };
  for (let count = 0; count < size.deepest + 3; count += 1) await block();
  for (let reorg = 0; reorg < size.reorgs; reorg += 1) {
    for (let count = random.below(3); count > 0; count -= 1) await block();
    const head = await chain.blockNumber();
    // What the engine took for final at its start may not be taken back.
    floor = Math.max(floor, head - size.deepest - 20);
    const depth = 1 + random.below(Math.min(size.deepest, head - floor));
    const moved = recent.filter(() => random.next() < 0.3);
    const fresh = Array.from({ length: random.below(3) }, market.transaction);
    transactions += fresh.length;
    deepest = Math.max(deepest, depth);
    await chain.reorg({
      depth,
      transactions: [...moved, ...fresh].map((transaction) => ({ transaction, block: random.below(depth) })),
    });
    if (random.next() < (size.kills - kills) / (size.reorgs - reorg)) {
      kills += 1;
      await sleep(random.below(6000));
      await index.kill();
      await index.start();
    } else {
      await sleep(random.below(150));
    }
  }
  // The last word is a longer chain, as on every network.
  for (let count = 0; count < 3; count += 1) await block();
  return { reorgs: size.reorgs, kills, deepest, transactions };
}
