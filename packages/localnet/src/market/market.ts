import { pairAbi } from '@besc/contracts/abi/pair';
import type { PairState } from '@besc/domain/shared/pair';
import type { Address } from '@besc/domain/shared/token';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import { type BlockWriter, createBlockWriter, type MarketTransaction } from './block-writer';
import { liquidityPlan } from './liquidity-plan';
import { credit, type MarketAccount, nativeKey, payingAccount } from './market-account';
import { poolMarkets } from './market-definition';
import { aggregatedRead, balanceRead, reserveReads } from './market-reads';
import { marketRoles } from './market-roles';
import type { ScheduledBlock } from './market-schedule';
import type { FairPrices } from './price-walk';
import type { SeededRandom } from './seeded-random';
import { type MarketToken, type MarketView, poolsAfter, type TradePlan, tradePlan } from './trade-plan';
import { tradeTransaction } from './trade-transaction';

/** What a market wrote so far. */
export interface MarketTotals {
  trades: number;
  liquidityChanges: number;
  failed: number;
  blocks: number;
  /** Accounts that sent at least one of these transactions. */
  readonly accounts: Set<Address>;
}

/** A market that writes blocks of trades through the router. Nobody else may send from its accounts meanwhile. */
export interface Market {
  readonly totals: MarketTotals;
  /** The pools as of the last written block. */
  readonly pools: readonly PairState[];
  /** Plans and writes one block. Without a timestamp the node's clock decides. */
  write(block: Omit<ScheduledBlock, 'timestamp'> & { timestamp?: number }, now: number): Promise<void>;
}

/** Balance estimates are replaced by the chain's figures after this many blocks. */
const blocksBetweenBalanceReads = 20;

/** A market on `deployment`'s pools whose prices follow `prices`. */
export async function createMarket(options: {
  chain: Chain;
  deployment: Deployment;
  random: SeededRandom;
  prices: FairPrices;
  /** How blocks are written; by default with a writer for a chain that does not mine by itself. */
  writer?: BlockWriter;
}): Promise<Market> {
  const { chain, deployment, random, prices } = options;
  const { multicall, router, wbesc } = deployment.contracts;
  const writer = options.writer ?? createBlockWriter(chain);
  const tokens = new Map<Address, MarketToken>(
    deployment.tokens.map(({ address, symbol, decimals, kind }) => [
      address,
      { address, symbol, decimals, taxed: kind === 'high-slippage' },
    ]),
  );
  const roles = marketRoles(chain);
  const accounts: MarketAccount[] = roles.traders.map(({ address }) => ({ address, balances: new Map() }));
  const weights = deployment.pairs.map((pair) => Math.sqrt(poolDepth(pair, tokens)));
  const totals: MarketTotals = { trades: 0, liquidityChanges: 0, failed: 0, blocks: 0, accounts: new Set() };
  let pools: PairState[] = deployment.pairs.map((pair) => ({ ...pair, reserve0: 0n, reserve1: 0n }));
  const opening = reserveReads(multicall, pools);
  pools = opening.update(await chain.rpc.request(opening.call[0], opening.call[1]));

  const readBalances = async () => {
    const list = [...tokens.keys()];
    const reads = accounts.flatMap(({ address }) => list.map((token) => balanceRead(token, address)));
    const values = (await aggregatedRead(multicall, reads).read(chain.rpc)) as bigint[];
    const natives = await chain.rpc.batch(accounts.map(({ address }) => ['eth_getBalance', [address, 'latest']]));
    for (const [row, account] of accounts.entries()) {
      for (const [column, token] of list.entries()) {
        account.balances.set(token, values[row * list.length + column] ?? 0n);
      }
      account.balances.set(nativeKey, BigInt(natives[row] as string));
    }
  };

  const planOne = (view: MarketView, pool: PairState): MarketTransaction | undefined => {
    const plan = tradePlan(view, pool);
    if (!plan) return undefined;
    const paid = payment(plan);
    const payer = payingAccount({ random, accounts, ...paid });
    if (!payer) return undefined;
    const { account, key } = payer;
    const last = plan.path[plan.path.length - 1] as Address;
    const receiveNative = last === wbesc && key !== nativeKey && random.next() < 0.75;
    const payNative = key === nativeKey;
    credit(account, key, -paid.amount);
    credit(account, receiveNative ? nativeKey : last, (plan.amountOut * 80n) / 100n);
    pools = poolsAfter(view, plan);
    return tradeTransaction({ plan, router, from: account.address, payNative, receiveNative });
  };

  const payment = (plan: TradePlan) => {
    const first = plan.path[0] as Address;
    const amount = (plan.amountIn * 104n) / 100n;
    if (first !== wbesc) return { keys: [first], amount };
    // Most people hold the coin itself, a few its wrapped form.
    return { keys: random.next() < 0.8 ? ([nativeKey, first] as const) : ([first, nativeKey] as const), amount };
  };

  const planLiquidity = async (): Promise<MarketTransaction | undefined> => {
    const pool = pools[weighted(random, weights)];
    if (!pool) return undefined;
    const supplier = random.pick(roles.suppliers);
    const [balance0, balance1, liquidity] = (await aggregatedRead(multicall, [
      balanceRead(pool.token0, supplier.address),
      balanceRead(pool.token1, supplier.address),
      { address: pool.address, abi: pairAbi, functionName: 'balanceOf', args: [supplier.address] },
    ]).read(chain.rpc)) as [bigint, bigint, bigint];
    return liquidityPlan({
      random,
      router,
      pool,
      supplier: { address: supplier.address, balance0, balance1, liquidity },
    });
  };

  return {
    totals,
    get pools() {
      return pools;
    },
    async write(block, now) {
      if (totals.blocks % blocksBetweenBalanceReads === 0) await readBalances();
      const viewNow = (): MarketView => ({
        random,
        pools,
        tokens,
        priceUsd: (token) => prices(tokens.get(token)?.symbol ?? '', now),
      });
      const transactions: MarketTransaction[] = [];
      const order = block.allPools ? pools.map((_, index) => index) : [];
      while (order.length < block.trades + (block.allPools ? pools.length : 0)) order.push(weighted(random, weights));
      let changes = 0;
      for (let i = 0; i < block.liquidityChanges; i += 1) {
        const change = await planLiquidity();
        if (change) transactions.push(change);
        if (change) changes += 1;
      }
      for (const index of order) {
        const pool = pools[index];
        const trade = pool && planOne(viewNow(), pool);
        if (trade) transactions.push(trade);
      }
      const reads = reserveReads(multicall, pools);
      const written = await writer.write({
        ...(block.timestamp === undefined ? {} : { timestamp: block.timestamp }),
        transactions,
        reads: [reads.call],
      });
      pools = reads.update(written.reads[0]);
      totals.blocks += 1;
      totals.failed += written.failed;
      totals.liquidityChanges += changes;
      totals.trades += transactions.length - changes - written.failed;
      for (const { from } of transactions) totals.accounts.add(from);
    },
  };
}

function weighted(random: SeededRandom, weights: readonly number[]): number {
  let place = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    place -= weight;
    if (place < 0) return index;
  }
  return weights.length - 1;
}

function poolDepth(pair: { token0: Address; token1: Address }, tokens: ReadonlyMap<Address, MarketToken>): number {
  const symbols = [tokens.get(pair.token0)?.symbol ?? '', tokens.get(pair.token1)?.symbol ?? ''];
  const market = poolMarkets.find((pool) => pool.symbols.every((symbol) => symbols.includes(symbol)));
  return market?.depthUsd ?? 10_000;
}
