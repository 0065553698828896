import { deploy } from '@besc/contracts/deploy/deploy';
import { localChain, localPlan } from '@besc/contracts/deploy/local-plan';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import { registerNames } from '../names/register-names';
import { currentPrices } from './current-prices';
import { createMarket, type Market, type MarketTotals } from './market';
import { marketRoles } from './market-roles';
import { marketSchedule, type ScheduleDensity, yearDensity } from './market-schedule';
import { openMarket } from './open-market';
import { type FairPrices, priceWalk } from './price-walk';
import { seededRandom } from './seeded-random';

/** Too many planned trades were refused by the contracts: the history is not what was planned. */
export class HistoryError extends Error {
  readonly code = 'HISTORY_FAILED';
  constructor(totals: MarketTotals) {
    super(`${totals.failed} of ${totals.trades + totals.failed} transactions of the market history failed`);
    this.name = 'HistoryError';
  }
}

/** Progress of a history: blocks written of all blocks. */
export type HistoryProgress = (done: number, all: number) => void;

const setupSeconds = 3600;

/**
 * Deploys everything on a fresh chain whose block 0 lies in the past, opens the market and writes its history up to
 * `end` (seconds). The same seed, genesis time and end give the same history. The chain is left without automine.
 */
export async function generateHistory(options: {
  chain: Chain;
  seed: string;
  end: number;
  density: ScheduleDensity;
  onProgress?: HistoryProgress;
}): Promise<{ deployment: Deployment; totals: MarketTotals }> {
  const { chain, seed, end, density, onProgress } = options;
  const roles = marketRoles(chain);
  await chain.setAutomine(true);
  const genesis = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['0x0', false]);
  const start = Number(genesis.timestamp) + setupSeconds;
  const prices = priceWalk({ random: seededRandom(`${seed} prices`), start, end });
  const deployed = await deploy({ chain: localChain(chain), plan: localPlan, deployer: roles.owner });
  await chain.setAutomine(false);
  const deployment = await openMarket({ chain, deployment: deployed, priceUsd: (symbol) => prices(symbol, start) });
  await registerNames({ chain, deployment });
  const random = seededRandom(`${seed} trades`);
  const market = await createMarket({ chain, deployment, random, prices });
  await writeBlocks({ market, start, end, density, seed, ...(onProgress ? { onProgress } : {}) });
  return { deployment, totals: market.totals };
}

/**
 * Carries a stopped market on from its last block to `end` (seconds): prices go on from where the pools stand. Does
 * nothing when there is no room for a block. The chain must not mine by itself.
 */
export async function fillGap(options: {
  chain: Chain;
  deployment: Deployment;
  seed: string;
  end: number;
  onProgress?: HistoryProgress;
}): Promise<MarketTotals | undefined> {
  const { chain, deployment, seed, end, onProgress } = options;
  const latest = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  const start = Number(latest.timestamp);
  if (end - start < 60) return undefined;
  const from = await currentPrices(chain, deployment);
  const prices: FairPrices = priceWalk({ random: seededRandom(`${seed} ${start} prices`), start, end, from });
  const market = await createMarket({ chain, deployment, random: seededRandom(`${seed} ${start} trades`), prices });
  await writeBlocks({
    market,
    start,
    end,
    density: yearDensity,
    seed: `${seed} ${start}`,
    ...(onProgress ? { onProgress } : {}),
  });
  return market.totals;
}

async function writeBlocks(options: {
  market: Market;
  start: number;
  end: number;
  density: ScheduleDensity;
  seed: string;
  onProgress?: HistoryProgress;
}): Promise<void> {
  const { market, start, end, density, seed, onProgress } = options;
  const blocks = marketSchedule({ random: seededRandom(`${seed} schedule`), start, end, density });
  for (const [index, block] of blocks.entries()) {
    await market.write(block, block.timestamp);
    onProgress?.(index + 1, blocks.length);
  }
  // A planned trade may rarely miss its bounds; many misses mean that plan and chain have parted.
  if (market.totals.failed > market.totals.trades / 50) throw new HistoryError(market.totals);
}
