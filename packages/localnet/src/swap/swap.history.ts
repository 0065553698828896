import { chainRoles } from '../history/chain-roles';
import { currentPrices } from '../history/current-prices';
import type { HistoryStretch, HistoryWorld, HistoryWriter } from '../history/history-writer';
import { seededRandom } from '../history/seeded-random';
import { feeRounds, feeTimes } from './fee-rounds';
import { joinTimes } from './join-times';
import { createMarket } from './market';
import { openMarket } from './open-market';
import { type FairPrices, priceWalk } from './price-walk';

/** Opens the pairs, trades in them, and converts what they earn. */
export const swapHistory: HistoryWriter = {
  slug: 'swap',
  order: 10,
  times: (world, { size }) => feeTimes(world, size),
  open(world) {
    const { chain, deployment, start } = world;
    const prices = walk(world);
    return openMarket({ chain, deployment, priceUsd: (symbol) => prices(symbol, start) });
  },
  async begin(world) {
    const { chain, deployment, seed, isResumed } = world;
    const prices = walk(world, isResumed ? await currentPrices(chain, deployment) : undefined);
    const { traders, suppliers } = chainRoles(chain);
    const joins = joinTimes(world, { count: traders.length, suppliers: suppliers.length });
    const random = seededRandom(`${seed} trades`);
    const market = await createMarket({ chain, deployment, random, prices, ...(isResumed ? {} : { joins }) });
    const pulse = seededRandom(`${seed} pulse`);
    const trading: HistoryStretch = {
      block: (block) => market.plan(block, block.timestamp),
      live: (now) => {
        const trades = pulse.next() < 0.25 ? 2 : 1;
        return market.plan({ trades, allPairs: false, liquidityChanges: pulse.next() < 0.04 ? 1 : 0 }, now);
      },
      counts: () => ({ trades: market.totals.trades, 'liquidity changes': market.totals.liquidityChanges }),
    };
    return [trading, feeRounds(world)];
  },
};

/** Prices that go on from where the pairs stand, or that end the stretch at their anchors. */
function walk({ seed, start, end }: HistoryWorld, from?: ReadonlyMap<string, number>): FairPrices {
  return priceWalk({ random: seededRandom(`${seed} prices`), start, end, ...(from ? { from } : {}) });
}
