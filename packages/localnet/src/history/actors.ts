import type { Address } from '@besc/domain/shared/address';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { actsPart } from './acts-part';
import type { HistoryStretch } from './history-writer';
import type { SeededRandom } from './seeded-random';
import { sentCall } from './sent-call';

/** A call that somebody makes now and then. */
export interface ActorCall<Who> {
  /** What people call it. */
  readonly word: string;
  /** How often it is meant, of once for all calls of a list. */
  readonly chance: number;
  /** By what the chain says at `now` (seconds); undefined where it cannot be made, and the next one of the list is. */
  call(who: Who, now: number): Promise<ContractCall | undefined>;
}

/** A stretch in which each block, and each live round, has a call of one of them with the given chance. */
export function actors<Who extends { readonly account: Address }>(options: {
  readonly random: SeededRandom;
  readonly who: readonly Who[];
  readonly chance: { readonly block: number; readonly live: number };
  readonly calls: readonly ActorCall<Who>[];
}): HistoryStretch {
  const { random, who, chance, calls } = options;
  const counts = Object.fromEntries(calls.map(({ word }) => [word, 0]));
  const plan = async (now: number, likely: number) => {
    if (who.length === 0 || random.next() >= likely) return actsPart([], counts);
    const one = random.pick(who);
    let kind = random.next();
    for (const { word, chance, call } of calls) {
      kind -= chance;
      const made = kind < 0 ? await call(one, now) : undefined;
      if (made) return actsPart([{ word, transactions: [sentCall(one.account, made)] }], counts);
    }
    return actsPart([], counts);
  };
  return {
    block: ({ timestamp }) => plan(timestamp, chance.block),
    live: (now) => plan(now, chance.live),
    counts: () => counts,
  };
}
