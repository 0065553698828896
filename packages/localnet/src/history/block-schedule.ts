import type { SeededRandom } from './seeded-random';

const hour = 3600;
const day = 86_400;

/** One block of the history: when it is mined and how much happens in it. */
export interface ScheduledBlock {
  readonly timestamp: number;
  /** How many trades it holds; 0 for a block that only marks the time. */
  readonly trades: number;
  /** Every pair trades at least once in this block. */
  readonly allPairs: boolean;
  readonly liquidityChanges: number;
  /** The slugs that asked for a block at this time. */
  readonly askedBy?: readonly string[];
}

/** How dense a history is. */
export interface ScheduleDensity {
  /** Trades per day before the dense last days, without the ones of `allPairs` blocks. */
  readonly dailyTrades: number;
  /** Days at the end that have a block each hour. */
  readonly hourlyDays: number;
  /** Trades in each of those hours. */
  readonly hourlyTrades: number;
  /** Hours between blocks in which every pair trades, during the hourly days. */
  readonly allPairsEveryHours: number;
  /** During these last hours every pair trades each hour. */
  readonly allPairsLastHours: number;
  /** Days between blocks in which every pair trades, before the hourly days. 0: never. */
  readonly allPairsEveryDays: number;
}

/** How much history there is: the year that `npm start` makes, or a sparse one for tests. What that is for a slug, its own writer says. */
export type HistorySize = 'small' | 'year';

const year: ScheduleDensity = {
  dailyTrades: 9,
  hourlyDays: 8,
  hourlyTrades: 5,
  allPairsEveryHours: 4,
  allPairsLastHours: 26,
  allPairsEveryDays: 2,
};

/** Every range of the charts has points, the whole takes a few seconds. */
const small: ScheduleDensity = {
  dailyTrades: 0,
  hourlyDays: 2,
  hourlyTrades: 3,
  allPairsEveryHours: 24,
  allPairsLastHours: 6,
  allPairsEveryDays: 14,
};

/** How dense a history of a size is. */
export const densities: Readonly<Record<HistorySize, ScheduleDensity>> = { small, year };

/**
 * Blocks strictly between `start` and `end` (seconds), in order. Within ten minutes after each UTC day start, and after
 * each hour start of the last `hourlyDays`, there is a block: lookups of "the block at t" search that window.
 */
export function blockSchedule(options: {
  random: SeededRandom;
  start: number;
  end: number;
  density: ScheduleDensity;
}): ScheduledBlock[] {
  const { random, start, end, density } = options;
  const hourlyFrom = Math.floor((end - density.hourlyDays * day) / hour) * hour;
  const blocks: ScheduledBlock[] = [];
  for (let midnight = Math.ceil(start / day) * day; midnight < hourlyFrom; midnight += day) {
    const every = density.allPairsEveryDays;
    const allPairs = every > 0 && (midnight / day) % every === 0;
    const first = Math.min(3, density.dailyTrades);
    blocks.push(block({ timestamp: midnight + 60 + random.below(500), trades: first, allPairs, random }));
    let left = density.dailyTrades - first;
    // Two more blocks at hours of their own share the rest of the day's trades.
    for (let part = 0; part < 2 && left > 0; part += 1) {
      const trades = part === 1 ? left : Math.ceil(left / 2);
      left -= trades;
      const timestamp = midnight + (4 + part * 10) * hour + random.below(9 * hour);
      blocks.push(block({ timestamp, trades, allPairs: false, random }));
    }
  }
  for (let top = Math.max(hourlyFrom, Math.ceil(start / hour) * hour); top < end; top += hour) {
    const isLast = top > end - density.allPairsLastHours * hour;
    const allPairs = isLast || (top / hour) % density.allPairsEveryHours === 0;
    const early = Math.ceil(density.hourlyTrades / 2);
    blocks.push(block({ timestamp: top + 20 + random.below(540), trades: early, allPairs, random }));
    const later = density.hourlyTrades - early;
    if (later > 0) {
      blocks.push(block({ timestamp: top + 1000 + random.below(2400), trades: later, allPairs: false, random }));
    }
  }
  const inside = blocks.filter(({ timestamp }) => timestamp > start && timestamp < end);
  return inside.sort((a, b) => a.timestamp - b.timestamp).filter(isLaterThanBefore);
}

/** The blocks with those at which a slug must act; one that is there already carries both. */
export function withTimesOf(
  blocks: readonly ScheduledBlock[],
  { slug, times }: { slug: string; times: readonly number[] },
): ScheduledBlock[] {
  const byTime = new Map(blocks.map((one) => [one.timestamp, one]));
  for (const timestamp of times) {
    const there = byTime.get(timestamp) ?? { timestamp, trades: 0, allPairs: false, liquidityChanges: 0 };
    byTime.set(timestamp, { ...there, askedBy: [...(there.askedBy ?? []), slug] });
  }
  return [...byTime.values()].sort((a, b) => a.timestamp - b.timestamp);
}

function block(options: Omit<ScheduledBlock, 'liquidityChanges'> & { random: SeededRandom }): ScheduledBlock {
  const { random, ...rest } = options;
  const liquidityChanges = rest.trades > 0 && random.next() < 0.22 ? 1 : 0;
  return { ...rest, liquidityChanges };
}

function isLaterThanBefore(entry: ScheduledBlock, index: number, all: readonly ScheduledBlock[]): boolean {
  const before = all[index - 1];
  return before === undefined || entry.timestamp > before.timestamp;
}
