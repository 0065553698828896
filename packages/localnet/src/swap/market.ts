import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import type { ScheduledBlock } from '../history/block-schedule';
import type { HistoryTransaction } from '../history/block-writer';
import { aggregatedRead, balanceRead, reserveReads } from '../history/chain-reads';
import { chainRoles } from '../history/chain-roles';
import type { BlockPart } from '../history/history-writer';
import { localPairs } from '../history/local-market';
import type { SeededRandom } from '../history/seeded-random';
import { liquidityPlan } from './liquidity-plan';
import { credit, type MarketAccount, nativeKey, payingAccount } from './market-account';
import type { FairPrices } from './price-walk';
import { type MarketToken, type MarketView, pairsAfter, type TradePlan, tradePlan } from './trade-plan';
import { tradeTransaction } from './trade-transaction';

/** What a market wrote so far. */
export interface MarketTotals {
  trades: number;
  liquidityChanges: number;
  failed: number;
  blocks: number;
}

/** A market whose accounts trade through the router. No other sender may use its accounts meanwhile. */
export interface SimulatedMarket {
  readonly totals: MarketTotals;
  /** The pairs as of the last written block. */
  readonly pairs: readonly PairState[];
  /** Its part of the next block, at the prices of `now` (seconds); what became of it must be told before the next. */
  plan(block: Omit<ScheduledBlock, 'timestamp'>, now: number): Promise<BlockPart>;
}

/** Balance estimates are replaced by the chain's figures after this many blocks. */
const blocksBetweenBalanceReads = 20;

/** A market on `deployment`'s pairs whose prices follow `prices`. */
export async function createMarket(options: {
  chain: Chain;
  deployment: Deployment;
  random: SeededRandom;
  prices: FairPrices;
  /** When each of the traders comes (seconds); all of them are there when left out. */
  joins?: readonly number[];
}): Promise<SimulatedMarket> {
  const { chain, deployment, random, prices, joins = [] } = options;
  const multicall = addressOf(deployment, 'shared', 'multicall');
  const router = addressOf(deployment, 'swap', 'router');
  const wbesc = addressOf(deployment, 'tokens', 'wbesc');
  const tokens = new Map<Address, MarketToken>(
    deployment.tokens.map(({ kind, ...token }) => [
      token.address,
      { ...token, kind: 'token', chainId: chain.chainId, taxed: kind === 'high-slippage' },
    ]),
  );
  const tokenAt = (address: Address): MarketToken => {
    const token = tokens.get(address);
    if (!token) throw new RangeError(`${address} has no market`);
    return token;
  };
  const roles = chainRoles(chain);
  const accounts: MarketAccount[] = roles.traders.map(({ address }, index) => {
    return { address, since: joins[index] ?? 0, balances: new Map() };
  });
  const weights = deployment.pairs.map((pair) => Math.sqrt(pairDepth(pair, tokens)));
  const totals: MarketTotals = { trades: 0, liquidityChanges: 0, failed: 0, blocks: 0 };
  let pairs: PairState[] = deployment.pairs.map((pair) => ({ ...pair, reserve0: 0n, reserve1: 0n }));
  const opening = reserveReads(multicall, pairs);
  pairs = opening.update(await chain.rpc.request(opening.call[0], opening.call[1]));

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

  const planOne = (view: MarketView, pair: PairState, now: number): HistoryTransaction | undefined => {
    const plan = tradePlan(view, pair);
    if (!plan) return undefined;
    const paid = payment(plan);
    const there = accounts.filter(({ since }) => since <= now);
    const payer = payingAccount({ random, accounts: there, ...paid });
    if (!payer) return undefined;
    const { account, key } = payer;
    const last = plan.path[plan.path.length - 1] as Address;
    const receiveNative = last === wbesc && key !== nativeKey && random.next() < 0.75;
    const payNative = key === nativeKey;
    credit(account, key, -paid.amount);
    credit(account, receiveNative ? nativeKey : last, (plan.amountOut * 80n) / 100n);
    pairs = pairsAfter(view, plan);
    return tradeTransaction({
      plan,
      router,
      wbesc: tokenAt(wbesc),
      tokens,
      from: account.address,
      payNative,
      receiveNative,
    });
  };

  const payment = (plan: TradePlan) => {
    const first = plan.path[0] as Address;
    const amount = (plan.amountIn * 104n) / 100n;
    if (first !== wbesc) return { keys: [first], amount };
    // Most people hold the coin itself, a few its wrapped form.
    return { keys: random.next() < 0.8 ? ([nativeKey, first] as const) : ([first, nativeKey] as const), amount };
  };

  const planLiquidity = async (): Promise<HistoryTransaction | undefined> => {
    const pair = pairs[weighted(random, weights)];
    if (!pair) return undefined;
    const supplier = random.pick(roles.suppliers);
    const [balance0, balance1, liquidity] = (await aggregatedRead(multicall, [
      balanceRead(pair.token0, supplier.address),
      balanceRead(pair.token1, supplier.address),
      { address: pair.address, abi: pairAbi, functionName: 'balanceOf', args: [supplier.address] },
    ]).read(chain.rpc)) as [bigint, bigint, bigint];
    return liquidityPlan({
      random,
      router,
      pair,
      wbesc: tokenAt(wbesc),
      token0: tokenAt(pair.token0),
      token1: tokenAt(pair.token1),
      supplier: { address: supplier.address, balance0, balance1, liquidity },
    });
  };

  return {
    totals,
    get pairs() {
      return pairs;
    },
    async plan(block, now) {
      if (totals.blocks % blocksBetweenBalanceReads === 0) await readBalances();
      const viewNow = (): MarketView => ({
        random,
        pairs,
        tokens,
        priceUsd: (token) => prices(tokens.get(token)?.symbol ?? '', now),
      });
      const transactions: HistoryTransaction[] = [];
      const order = block.allPairs ? pairs.map((_, index) => index) : [];
      while (order.length < block.trades + (block.allPairs ? pairs.length : 0)) order.push(weighted(random, weights));
      let changes = 0;
      for (let i = 0; i < block.liquidityChanges; i += 1) {
        const change = await planLiquidity();
        if (change) transactions.push(change);
        if (change) changes += 1;
      }
      for (const index of order) {
        const pair = pairs[index];
        const trade = pair && planOne(viewNow(), pair, now);
        if (trade) transactions.push(trade);
      }
      const reads = reserveReads(multicall, pairs);
      return {
        transactions,
        reads: [reads.call],
        settle(written) {
          pairs = reads.update(written.reads[0]);
          totals.blocks += 1;
          totals.failed += written.failed;
          totals.liquidityChanges += changes;
          totals.trades += transactions.length - changes - written.failed;
        },
      };
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

function pairDepth(pair: { token0: Address; token1: Address }, tokens: ReadonlyMap<Address, MarketToken>): number {
  const symbols = [tokens.get(pair.token0)?.symbol ?? '', tokens.get(pair.token1)?.symbol ?? ''];
  const market = localPairs.find((pair) => pair.symbols.every((symbol) => symbols.includes(symbol)));
  return market?.depthUsd ?? 10_000;
}
