import { deploy } from '@besc/contracts/deploy/deploy';
import { localChain, localPlan } from '@besc/contracts/deploy/local-plan';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from './chain';
import { createBlockWriter } from './history/block-writer';
import { chainRoles } from './history/chain-roles';
import { localToken } from './history/local-market';
import { seededRandom } from './history/seeded-random';
import { writeBlock } from './history/write-block';
import { createMarket, type MarketTotals } from './swap/market';
import { openMarket } from './swap/open-market';
import { priceWalk } from './swap/price-walk';

type DeployedToken = Deployment['tokens'][number];
type DeployedPair = Deployment['pairs'][number];

/** A deployed exchange with filled pairs and a few trades, for tests. */
export interface Exchange {
  readonly deployment: Deployment;
  readonly totals: MarketTotals;
  /** A token by its symbol; throws when there is none. */
  token(symbol: string): DeployedToken;
  /** The pair of two symbols, in any order; throws when there is none. */
  pair(symbolA: string, symbolB: string): DeployedPair;
}

/** How a small exchange is traded on. */
export interface ExchangeOptions {
  readonly seed?: string;
  readonly blocks?: number;
  readonly tradesPerBlock?: number;
  readonly secondsBetweenBlocks?: number;
}

/**
 * Deploys the exchange on `chain`, fills the ten pairs at the anchor prices and writes `blocks` blocks of trades. Accounts
 * 0 to 4 own every token and belong to the test; 5 to 27 trade; 28 is the treasury, 29 the operator. Leaves automine on.
 */
export async function makeExchange(chain: Chain, options: ExchangeOptions = {}): Promise<Exchange> {
  const { seed = 'test', blocks = 8, tradesPerBlock = 5, secondsBetweenBlocks = 3 } = options;
  const roles = chainRoles(chain);
  await chain.setAutomine(true);
  const deployed = await deploy({ chain: localChain(chain), plan: localPlan, deployer: roles.owner });
  await chain.setAutomine(false);
  const anchor = (symbol: string) => localToken(symbol).priceUsd;
  const deployment = await openMarket({ chain, deployment: deployed, priceUsd: anchor });
  const latest = await chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  const start = Number(latest.timestamp);
  const end = start + blocks * secondsBetweenBlocks;
  const from = new Map(deployment.tokens.map(({ symbol }) => [symbol, anchor(symbol)]));
  const prices = priceWalk({ random: seededRandom(`${seed} prices`), start, end, from });
  const market = await createMarket({ chain, deployment, random: seededRandom(`${seed} trades`), prices });
  const writer = createBlockWriter(chain);
  for (let index = 1; index <= blocks; index += 1) {
    const timestamp = start + index * secondsBetweenBlocks;
    const liquidityChanges = index % 4 === 0 ? 1 : 0;
    const part = await market.plan({ trades: tradesPerBlock, allPairs: false, liquidityChanges }, timestamp);
    await writeBlock(writer, { parts: [part], timestamp });
  }
  await chain.setAutomine(true);
  return exchangeOf({ deployment, totals: market.totals });
}

/** An exchange that stands on a chain. */
export function exchangeOf({ deployment, totals }: Pick<Exchange, 'deployment' | 'totals'>): Exchange {
  const token = (symbol: string): DeployedToken => {
    const found = deployment.tokens.find((entry) => entry.symbol === symbol);
    if (!found) throw new RangeError(`The exchange has no token ${symbol}`);
    return found;
  };
  return {
    deployment,
    totals,
    token,
    pair(symbolA, symbolB) {
      const both = [token(symbolA).address, token(symbolB).address];
      const found = deployment.pairs.find(({ token0, token1 }) => both.includes(token0) && both.includes(token1));
      if (!found) throw new RangeError(`The exchange has no pair of ${symbolA} and ${symbolB}`);
      return found;
    },
  };
}
