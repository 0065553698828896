import type { HistoryTransaction } from './block-writer';
import type { BlockPart, HistoryStretch, HistoryWorld } from './history-writer';
import type { SeededRandom } from './seeded-random';

/** Something that an actor does: what people call it, and its transactions. */
export interface Act {
  readonly word: string;
  readonly transactions: readonly HistoryTransaction[];
}

/** Now and then one act of somebody. */
export interface Actors {
  /** Asks the chain what everybody has. */
  refresh(): Promise<void>;
  /** Chooses an act at a time (seconds) and keeps the books as if it succeeded; undefined when there is nothing to do. */
  act(now: number): Act | undefined;
}

/** The books are read again after so many blocks: others move the same balances. */
const blocksBetweenRefreshes = 60;

/** A stretch in which each block, and each live round, has an act with the given chance. */
export function actorStretch(options: {
  actors: Actors;
  random: SeededRandom;
  blockChance: number;
  liveChance: number;
}): HistoryStretch {
  const { actors, random, blockChance, liveChance } = options;
  const counts: Record<string, number> = {};
  let blocks = 0;
  let isStale = true;
  const plan = async (now: number, chance: number): Promise<BlockPart> => {
    if (isStale || blocks % blocksBetweenRefreshes === 0) await actors.refresh();
    isStale = false;
    blocks += 1;
    const act = random.next() < chance ? actors.act(now) : undefined;
    if (!act) return { transactions: [] };
    return {
      transactions: act.transactions,
      settle({ failed }) {
        if (failed > 0) isStale = true;
        else counts[act.word] = (counts[act.word] ?? 0) + 1;
      },
    };
  };
  return {
    block: ({ timestamp }) => plan(timestamp, blockChance),
    live: (now) => plan(now, liveChance),
    counts: () => counts,
  };
}

/** The stretches of several groups of actors of a slug as one. */
export function joinedStretch(stretches: readonly HistoryStretch[]): HistoryStretch {
  const joined = async (parts: readonly Promise<BlockPart>[]): Promise<BlockPart> => {
    const all = await Promise.all(parts);
    return {
      transactions: all.flatMap(({ transactions }) => transactions),
      reads: all.flatMap(({ reads = [] }) => reads),
      // Which of the parts a failure belongs to is not told: each reads its books again.
      settle({ failed, reads }) {
        let from = 0;
        for (const part of all) {
          const to = from + (part.reads?.length ?? 0);
          part.settle?.({ failed: part.transactions.length > 0 ? failed : 0, reads: reads.slice(from, to) });
          from = to;
        }
      },
    };
  };
  return {
    block: (block) => joined(stretches.map((one) => one.block(block))),
    live: (now) => joined(stretches.map((one) => one.live(now))),
    counts: () => Object.assign({}, ...stretches.map((one) => one.counts())),
  };
}

/** The block that is the newest one, by number. */
export async function newestBlock({ chain }: Pick<HistoryWorld, 'chain'>): Promise<number> {
  return Number(await chain.rpc.request('eth_blockNumber'));
}
