import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { contractCall } from '@besc/sdk/shared/writes/contract-call';
import { actors } from '../history/actors';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { type StakePlace, stakeCalls, stakersOf } from '../history/stakers';
import { openPools } from './open-pools';
import { poolPlaces, vaultPlace } from './pool-places';

/** The pools and the vault, from the first block on. */
export const poolsHistory: HistoryWriter = {
  slug: 'pools',
  order: 40,
  async open(world) {
    await openPools(world);
    return undefined;
  },
  async begin(world) {
    const { chain, seed, start, end, isResumed } = world;
    const pools = await poolPlaces(world);
    const staking = (name: string, places: readonly StakePlace[], words: Parameters<typeof stakeCalls>[1]) => {
      const random = seededRandom(`${seed} ${name}`);
      return { random, who: stakersOf(places), calls: stakeCalls({ chain, random }, words) };
    };
    const operator = chainRoles(chain).operator.address;
    return [
      actors({
        ...staking('pools', pools, { leave: 'pool exits', harvest: 'pool harvests', stake: 'pool stakes' }),
        chance: { block: 0.3, live: 0.12 },
      }),
      actors({
        ...staking('vault', [vaultPlace(world)], {
          leave: 'vault exits',
          harvest: 'bounties',
          stake: 'vault deposits',
        }),
        chance: { block: 0.2, live: 0.1 },
      }),
      actors({
        random: seededRandom(`${seed} admin`),
        who: pools.flatMap((place) => (place.plan.isStopped ? [{ account: operator, place }] : [])),
        chance: { block: isResumed ? 0 : 0.05, live: 0 },
        calls: [
          {
            word: 'pools ended early',
            chance: 1,
            async call({ place: { address, isOpen } }, now) {
              if (now < (start + end) / 2 || !(await isOpen())) return undefined;
              return contractCall({ address, abi: stakingPoolAbi, functionName: 'stopReward', args: [] });
            },
          },
        ],
      }),
    ];
  },
};
