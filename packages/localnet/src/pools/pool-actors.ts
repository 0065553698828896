import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { poolDepositCall, poolHarvestCall, poolWithdrawCall } from '@besc/sdk/pools/pool-calls';
import type { Deployment } from '@besc/wire/settings/deployment';
import { encodeFunctionData } from 'viem';
import type { Chain } from '../chain';
import { type Act, type Actors, newestBlock } from '../history/actor-stretch';
import { chainRoles } from '../history/chain-roles';
import type { SeededRandom } from '../history/seeded-random';
import { madePools, type PoolStaker, poolStakers, readPoolStakers } from './pool-stakers';
import { poolTransaction } from './pool-transaction';

/** No new stake in a pool so near its end: blocks are mined until the next look at the chain. */
const blocksBeforeEnd = 200n;

/**
 * Those who stake in pools: they harvest, stake more, take something out, leave finished pools. At `stopAt` (seconds) the admin
 * ends the pool that is ended early.
 */
export async function poolActors(options: {
  chain: Chain;
  deployment: Deployment;
  random: SeededRandom;
  /** Undefined where that is past. */
  stopAt: number | undefined;
}): Promise<Actors> {
  const { chain, deployment, random } = options;
  const { operator } = chainRoles(chain);
  const made = await madePools(chain, deployment);
  const stakers = poolStakers(chain, made);
  const stopped = new Set<string>();
  let { stopAt } = options;
  let block = 0n;

  const stop = (): Act => {
    stopAt = undefined;
    const ended = made.filter(({ plan }) => plan.isStopped);
    for (const { address } of ended) stopped.add(address);
    const data = encodeFunctionData({ abi: stakingPoolAbi, functionName: 'stopReward' });
    const transactions = ended.map(({ address: to }) => ({ from: operator.address, to, data, gas: 200_000n }));
    return { word: 'pools ended early', transactions };
  };
  const actOf = (staker: PoolStaker): Act | undefined => {
    const { pool, account, staked, wallet } = staker;
    const { address, limit } = pool;
    const kind = random.next();
    const isOpen = block + blocksBeforeEnd < pool.endBlock && !stopped.has(address);
    const wanted = (wallet * BigInt(1 + random.below(4))) / 100n;
    const room = limit > 0n ? limit - staked : wanted;
    const more = wanted < room ? wanted : room;
    if (isOpen && more > 0n && (staked === 0n || kind < 0.35)) {
      staker.wallet -= more;
      staker.staked += more;
      return { word: 'pool stakes', transactions: [poolTransaction(account, poolDepositCall(pool, more))] };
    }
    if (staked === 0n) return undefined;
    if (kind < 0.75) {
      return { word: 'pool harvests', transactions: [poolTransaction(account, poolHarvestCall(pool))] };
    }
    const amount = isOpen ? (staked * BigInt(5 + random.below(30))) / 100n : staked;
    staker.staked -= amount;
    return {
      word: 'pool exits',
      transactions: amount > 0n ? [poolTransaction(account, poolWithdrawCall(pool, amount))] : [],
    };
  };
  return {
    async refresh() {
      block = BigInt(await newestBlock({ chain }));
      await readPoolStakers(chain, { deployment, stakers });
    },
    act: (now) => (stopAt !== undefined && now >= stopAt ? stop() : actOf(random.pick(stakers))),
  };
}
