import { actorStretch, joinedStretch } from '../history/actor-stretch';
import type { HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { openPools } from './open-pools';
import { poolActors } from './pool-actors';
import { arePoolsMade } from './pool-stakers';
import { vaultActors } from './vault-actors';

/** The pools and the vault, from the first block on. */
export const poolsHistory: HistoryWriter = {
  slug: 'pools',
  order: 40,
  async open({ chain, deployment, blocks }) {
    await openPools({ chain, deployment, blocks });
    return undefined;
  },
  async begin({ chain, deployment, seed, start, end, isResumed }) {
    if (!(await arePoolsMade(chain, deployment))) return undefined;
    const pools = seededRandom(`${seed} pools`);
    const vault = seededRandom(`${seed} vault`);
    const stopAt = isResumed ? undefined : (start + end) / 2;
    const actors = await poolActors({ chain, deployment, random: pools, stopAt });
    return joinedStretch([
      actorStretch({ actors, random: pools, blockChance: 0.3, liveChance: 0.12 }),
      actorStretch({
        actors: vaultActors({ chain, deployment, random: vault }),
        random: vault,
        blockChance: 0.2,
        liveChance: 0.1,
      }),
    ]);
  },
};
