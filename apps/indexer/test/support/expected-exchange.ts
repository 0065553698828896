import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Deployment } from '@besc/wire/settings/deployment';
import { ExpectedCandles } from './expected-candles';
import {
  decimal,
  type LiquidityChange,
  type Pair,
  type Place,
  pairFigures,
  type Row,
  type Token,
  times,
  tokenFigures,
  valued,
} from './expected-figures';
import { type Change, ExpectedPeriods } from './expected-periods';
import { ExpectedPrices } from './expected-prices';
import type { Price } from './expected-stakes';
import type { Tables } from './read-tables';

const zero = `0x${'0'.repeat(40)}`;
const most = (x: bigint, y: bigint) => (x > y ? x : y);

/** What tokens say about themselves, by lower-case address. */
export type KnownTokens = ReadonlyMap<string, { name: string; symbol: string; decimals: number }>;

/** A second, plain implementation of the exchange's figures: events in, tables out. */
export class ExpectedExchange {
  private readonly all: Tables = {};
  private readonly tokens = new Map<string, Token>();
  private readonly pairs = new Map<string, Pair>();
  private readonly total = { pairs: 0, count: 0, usd: 0n, native: 0n, untracked: 0n, liquidity: 0n };
  private readonly signers = new Set<string>();
  private readonly candles = new ExpectedCandles();
  private bnb = 0n;
  private storedPrice = 0n;
  private readonly periods = new ExpectedPeriods();
  private readonly prices: ExpectedPrices;
  private readonly listed: string[];
  private readonly factory: string;

  constructor(
    deployment: Deployment,
    private readonly known: KnownTokens,
  ) {
    const of = (symbol: string) => deployment.tokens.find((t) => t.symbol === symbol)?.address.toLowerCase() ?? '';
    this.listed = [addressOf(deployment, 'tokens', 'wbesc').toLowerCase(), of('BUSDC'), of('MONEY')];
    this.factory = addressOf(deployment, 'swap', 'factory').toLowerCase();
    this.prices = new ExpectedPrices(this.pairs, this.listed);
  }

  /** What a token or LP costs now. */
  priceOf(address: string): Price {
    return this.prices.usdOf(this.pairs.get(address) ?? this.tokens.get(address));
  }

  hasPair(address: string): boolean {
    return this.pairs.has(address);
  }

  created(place: Place, args: { token0: string; token1: string; pair: string }): void {
    const tokens = [args.token0, args.token1].map((address) => this.token(address.toLowerCase(), place));
    const [a, b] = tokens as [Token, Token];
    const id = args.pair.toLowerCase();
    if (this.listed.includes(b.id)) a.listedPairs.push(id);
    if (this.listed.includes(a.id)) b.listedPairs.push(id);
    this.pairs.set(id, {
      id,
      tokens: [a, b],
      reserves: [0n, 0n],
      supply: 0n,
      native: 0n,
      usdReserve: 0n,
      tracked: 0n,
      volumes: [0n, 0n],
      usd: 0n,
      untracked: 0n,
      count: 0,
      born: place,
      minted: [],
      burned: undefined,
    });
    this.total.pairs += 1;
    this.putTotals(place);
  }

  transfer(place: Place, args: { from: string; to: string; value: bigint }): void {
    const pair = this.pair(place);
    const to = args.to.toLowerCase();
    if (args.value === 0n) return;
    if (args.from === zero) {
      const first = pair.supply === 0n;
      pair.supply += args.value;
      if (!(first && to === zero)) pair.minted.push({ to, value: args.value, transaction: place.transaction });
    } else if (to === zero && args.from.toLowerCase() === pair.id) {
      pair.burned = { value: args.value, transaction: place.transaction };
    }
  }

  sync(place: Place, args: { reserve0: bigint; reserve1: bigint }): void {
    const pair = this.pair(place);
    const next = [args.reserve0, args.reserve1] as [bigint, bigint];
    for (const side of [0, 1] as const) pair.tokens[side].liquidity += next[side] - pair.reserves[side];
    pair.reserves = next;
    this.bnb = this.prices.nativeUsd();
    for (const token of pair.tokens) {
      token.tracked = this.prices.tracked(token.id);
      token.price = this.prices.priceOf(token.id);
      token.priceUsd = times(token.price, this.bnb);
    }
    const worth = ([0, 1] as const).map((side) => this.worth(pair.tokens[side], next[side])) as [bigint, bigint];
    const [l0, l1] = pair.tokens.map(({ id }) => this.listed.includes(id));
    pair.tracked = l0 && l1 ? worth[0] + worth[1] : l0 ? 2n * worth[0] : l1 ? 2n * worth[1] : 0n;
    this.total.liquidity = this.prices.liquidity(this.tokens);
    pair.native = worth[0] + worth[1];
    pair.usdReserve = times(pair.native, this.bnb);
    this.put(place, pair, { moved: [0n, 0n], native: 0n, usd: 0n, untracked: 0n, count: 0 });
  }

  swap(
    place: Place,
    args: Record<'amount0In' | 'amount1In' | 'amount0Out' | 'amount1Out', bigint> & { sender: string; to: string },
  ): void {
    const pair = this.pair(place);
    const [a, b] = pair.tokens;
    const moved: [bigint, bigint] = [most(args.amount0In, args.amount0Out), most(args.amount1In, args.amount1Out)];
    const sums: [bigint, bigint] = [args.amount0In + args.amount0Out, args.amount1In + args.amount1Out];
    const mean = (this.worth(a, sums[0]) + this.worth(b, sums[1])) / 2n;
    const [l0, l1] = [this.listed.includes(a.id), this.listed.includes(b.id)];
    const native = l0 && l1 ? mean : l0 ? this.worth(a, moved[0]) : l1 ? this.worth(b, moved[1]) : 0n;
    const [usd, untracked] = [times(native, this.bnb), times(mean, this.bnb)];
    this.total.usd += usd;
    this.total.native += native;
    this.total.untracked += untracked;
    pair.usd += usd;
    pair.untracked += untracked;
    for (const side of [0, 1] as const) {
      pair.volumes[side] += moved[side];
      pair.tokens[side].volume += moved[side];
      pair.tokens[side].usd += usd;
      pair.tokens[side].untracked += untracked;
    }
    this.row('swap', {
      ...this.event(place, pair),
      sender: args.sender.toLowerCase(),
      to: args.to.toLowerCase(),
      amount0In: decimal(args.amount0In, a.decimals),
      amount1In: decimal(args.amount1In, b.decimals),
      amount0Out: decimal(args.amount0Out, a.decimals),
      amount1Out: decimal(args.amount1Out, b.decimals),
      amountUSD: decimal(usd > 0n ? usd : untracked),
    });
    for (const row of this.candles.after(place, pair, { args, moved, usd: usd > 0n ? usd : untracked }))
      this.row('pairCandle', row);
    this.signers.add(place.signer);
    this.put(place, pair, { moved, native, usd, untracked, count: 1 });
  }

  mint(place: Place, args: { sender: string; amount0: bigint; amount1: bigint }): void {
    const pair = this.pair(place);
    const [last, fee] = pair.minted.filter(({ transaction }) => transaction === place.transaction).reverse();
    this.liquidity('mint', place, pair, { ...args, liquidity: last?.value ?? -1n, fee });
    const row = this.all.mint?.[`${place.transaction}-${place.logIndex}`];
    if (row) row.to = last?.to;
  }

  burn(place: Place, args: { sender: string; to: string; amount0: bigint; amount1: bigint }): void {
    const pair = this.pair(place);
    const [fee] = pair.minted.filter(({ transaction }) => transaction === place.transaction);
    pair.supply -= pair.burned?.value ?? 0n;
    this.liquidity('burn', place, pair, { ...args, liquidity: pair.burned?.value ?? -1n, fee });
    const row = this.all.burn?.[`${place.transaction}-${place.logIndex}`];
    if (row) row.to = args.to.toLowerCase();
  }

  tables(): Tables {
    this.row('exchangeFactory', { id: this.factory, ...this.totals() });
    this.row('bundle', { id: '1', nativePrice: decimal(this.bnb) });
    for (const token of this.tokens.values()) {
      this.row('token', {
        id: token.id,
        ...this.known.get(token.id),
        ...tokenFigures(token),
        whitelistPairs: token.listedPairs,
        blockNumber: token.at.block,
        timestamp: token.at.time,
      });
    }
    for (const pair of this.pairs.values()) {
      this.row('pair', {
        id: pair.id,
        name: pair.tokens.map(({ id }) => this.known.get(id)?.symbol).join('-'),
        token0Id: pair.tokens[0].id,
        token1Id: pair.tokens[1].id,
        ...pairFigures(pair),
        block: pair.born.block,
        timestamp: pair.born.time,
      });
    }
    return { ...this.all, ...this.periods.tables() };
  }

  private liquidity(table: 'mint' | 'burn', place: Place, pair: Pair, args: LiquidityChange): void {
    const [a, b] = pair.tokens;
    this.row(table, {
      ...this.event(place, pair),
      sender: args.sender.toLowerCase(),
      liquidity: decimal(args.liquidity),
      amount0: decimal(args.amount0, a.decimals),
      amount1: decimal(args.amount1, b.decimals),
      amountUSD: decimal(times(this.worth(a, args.amount0) + this.worth(b, args.amount1), this.bnb)),
      feeTo: args.fee?.to ?? null,
      feeLiquidity: args.fee ? decimal(args.fee.value) : null,
    });
    pair.minted = [];
    pair.burned = undefined;
    this.put(place, pair, { moved: [0n, 0n], native: 0n, usd: 0n, untracked: 0n, count: 1 });
  }

  private event(place: Place, pair: Pair): Row {
    return {
      id: `${place.transaction}-${place.logIndex}`,
      transaction: place.transaction,
      blockNumber: place.block,
      logIndex: place.logIndex,
      transactionIndex: place.transactionIndex,
      timestamp: place.time,
      pairId: pair.id,
      token0Id: pair.tokens[0].id,
      token1Id: pair.tokens[1].id,
      decimals0: pair.tokens[0].decimals,
      decimals1: pair.tokens[1].decimals,
      from: place.signer,
      reserve0: decimal(pair.reserves[0], pair.tokens[0].decimals),
      reserve1: decimal(pair.reserves[1], pair.tokens[1].decimals),
    };
  }

  private pair({ address }: Place): Pair {
    const pair = this.pairs.get(address);
    if (pair) return pair;
    throw new Error(`no pair ${address}`);
  }

  private token(id: string, at: Place): Token {
    const found = this.tokens.get(id);
    if (found) return found;
    const decimals = this.known.get(id)?.decimals;
    if (decimals === undefined) throw new Error(`token ${id} is not known`);
    const sums = { liquidity: 0n, tracked: 0n, volume: 0n, usd: 0n, untracked: 0n, count: 0, price: 0n, priceUsd: 0n };
    this.tokens.set(id, { id, decimals, ...sums, listedPairs: [], at });
    return this.token(id, at);
  }

  private worth(token: Token, amount: bigint): bigint {
    return valued(amount, token.decimals, token.price);
  }

  private totals(): Row {
    return {
      totalPairs: this.total.pairs,
      totalTransactions: this.total.count,
      totalTraders: this.signers.size,
      totalVolumeUSD: decimal(this.total.usd),
      totalVolumeNative: decimal(this.total.native),
      untrackedVolumeUSD: decimal(this.total.untracked),
      totalLiquidityUSD: decimal(times(this.total.liquidity, this.bnb)),
      totalLiquidityNative: decimal(this.total.liquidity),
    };
  }

  private row(table: string, row: Row): void {
    this.all[table] ??= {};
    this.all[table][String(row.id)] = row;
  }

  private putTotals(place: Place): void {
    this.row('factorySnapshot', { id: place.block, timestamp: place.time, ...this.totals() });
  }

  private put(place: Place, pair: Pair, change: Change): void {
    if (change.count > 0) {
      this.total.count += 1;
      pair.count += 1;
      for (const token of pair.tokens) token.count += 1;
    }
    this.putTotals(place);
    if (this.bnb !== this.storedPrice) {
      this.row('bundleSnapshot', { id: place.block, timestamp: place.time, nativePrice: decimal(this.bnb) });
      this.storedPrice = this.bnb;
    }
    const at = { blockNumber: place.block, timestamp: place.time };
    for (const token of pair.tokens) {
      token.at = place;
      this.row('tokenSnapshot', { id: `${token.id}-${place.block}`, tokenId: token.id, ...at, ...tokenFigures(token) });
    }
    this.row('pairSnapshot', { id: `${pair.id}-${place.block}`, pairId: pair.id, ...at, ...pairFigures(pair) });
    this.periods.add({ place, pair, change, price: this.bnb, totals: this.totals() });
  }
}
