import { setTimeout as sleep } from 'node:timers/promises';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import { currentPrices } from './current-prices';
import { createLiveWriter } from './live-writer';
import { createMarket, type Market, type MarketTotals } from './market';
import { priceWalk } from './price-walk';
import { seededRandom } from './seeded-random';

/** Actors that trade until they are stopped. */
export interface LiveActors {
  /** Trades, liquidity changes and failures since the start. */
  totals(): Pick<MarketTotals, 'trades' | 'liquidityChanges' | 'failed'>;
  /** Settles when the trade under way is done or given up. */
  stop(): Promise<void>;
}

const planSeconds = 90 * 86_400;

/**
 * Keeps a few small trades a minute going on a chain that mines by itself. Prices go on from where the pools stand and are
 * drawn back to their anchors, so that they stay plausible however long it runs.
 */
export function startLiveActors(options: {
  chain: Chain;
  deployment: Deployment;
  seed: string;
  /** Mean pause between two rounds. */
  pauseSeconds: number;
  onProblem: (error: unknown) => void;
}): LiveActors {
  const { chain, deployment, seed, pauseSeconds, onProblem } = options;
  const random = seededRandom(seed);
  const stopping = new AbortController();
  const before = { trades: 0, liquidityChanges: 0, failed: 0 };
  let market: Market | undefined;
  let until = 0;

  const freshMarket = async (now: number): Promise<Market> => {
    const from = await currentPrices(chain, deployment);
    until = now + planSeconds;
    const prices = priceWalk({ random, start: now, end: until, from });
    const writer = createLiveWriter(chain, { patienceSeconds: 20 });
    return createMarket({ chain, deployment, random, prices, writer });
  };
  const setAside = () => {
    before.trades += market?.totals.trades ?? 0;
    before.liquidityChanges += market?.totals.liquidityChanges ?? 0;
    before.failed += market?.totals.failed ?? 0;
    market = undefined;
  };
  const round = async (): Promise<void> => {
    const now = Math.floor(Date.now() / 1000);
    if (now > until) setAside();
    market ??= await freshMarket(now);
    const trades = random.next() < 0.25 ? 2 : 1;
    const liquidityChanges = random.next() < 0.04 ? 1 : 0;
    await market.write({ trades, allPools: false, liquidityChanges }, now);
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pause = pauseSeconds * random.between(0.5, 1.5) * 1000;
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        await round();
      } catch (error) {
        // The chain may be stopping, or have been reset under us: begin again from what it says next.
        setAside();
        if (!stopping.signal.aborted) onProblem(error);
      }
    }
  };
  const running = run();
  return {
    totals: () => ({
      trades: before.trades + (market?.totals.trades ?? 0),
      liquidityChanges: before.liquidityChanges + (market?.totals.liquidityChanges ?? 0),
      failed: before.failed + (market?.totals.failed ?? 0),
    }),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
