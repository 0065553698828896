import { actorStretch } from '../history/actor-stretch';
import type { HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { farmActors } from './farm-actors';
import { isFarmed } from './farm-stakers';
import { openFarms } from './open-farms';

/** Farms are staked in from the first block on. */
export const farmsHistory: HistoryWriter = {
  slug: 'farms',
  order: 30,
  async open({ chain, deployment, seed }) {
    await openFarms({ chain, deployment, random: seededRandom(`${seed} farms opening`) });
    return undefined;
  },
  async begin({ chain, deployment, seed }) {
    const random = seededRandom(`${seed} farms`);
    if (!(await isFarmed(chain, deployment))) return undefined;
    const actors = await farmActors({ chain, deployment, random });
    return actorStretch({ actors, random, blockChance: 0.35, liveChance: 0.15 });
  },
};
