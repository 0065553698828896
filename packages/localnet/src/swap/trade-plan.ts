import type { Address } from '@besc/domain/shared/address';
import { amountIn, amountOut, otherToken, type PairState, pairAfterSwap, reservesFrom } from '@besc/domain/shared/pair';
import type { Token } from '@besc/domain/shared/token';
import type { Trade } from '@besc/domain/swap/trade';
import type { SeededRandom } from '../history/seeded-random';

/** A token of the local market. */
export interface MarketToken extends Token {
  /** It takes a part of each transfer: exact-out and native amounts cannot be promised. */
  readonly taxed: boolean;
}

/** A trade before it is a transaction; amounts are what the pairs pay at the planned moment. */
export interface TradePlan extends Trade {
  readonly taxed: boolean;
}

/** The market as the planner sees it. Prices in USD per whole token. */
export interface MarketView {
  readonly random: SeededRandom;
  readonly pairs: readonly PairState[];
  readonly tokens: ReadonlyMap<Address, MarketToken>;
  priceUsd(token: Address): number;
}

const smallestUsd = 12;
/** No planned trade is larger than this share of the pair it starts in. */
const largestShare = 0.03;

/**
 * A trade in `pair` that brings its price nearer to the fair one, or a small one in either direction when it is there
 * already; sometimes a small one over several pairs. Undefined when it would be dust.
 */
export function tradePlan(view: MarketView, pair: PairState): TradePlan | undefined {
  const { random } = view;
  if (random.next() < 0.1) {
    const path = randomPath(view, pair);
    if (path) return finish(view, path, smallTrade(view, path[0] as Address, pair) * 0.6);
  }
  const { tokenIn, whole } = towardsFairPrice(view, pair);
  return finish(view, [tokenIn, otherToken(pair, tokenIn)], whole);
}

/** The pairs after the plan; a tax makes it an estimate, so the caller reads the chain again. */
export function pairsAfter(view: MarketView, plan: TradePlan): PairState[] {
  const pairs = [...view.pairs];
  let amount = plan.amountIn;
  for (const [hop, tokenIn] of plan.path.slice(0, -1).entries()) {
    const index = pairs.findIndex((pair) => joins(pair, tokenIn, plan.path[hop + 1] as Address));
    const pair = pairs[index];
    if (!pair) break;
    const out = amountOut({ pair, tokenIn, amountIn: amount });
    pairs[index] = pairAfterSwap({ pair, tokenIn, amountIn: amount, amountOut: out });
    amount = out;
  }
  return pairs;
}

/** The price of token0 in token1 that a pair shows, in whole tokens. */
export function wholeReserve(view: MarketView, pair: PairState, token: Address): number {
  const { reserveIn } = reservesFrom(pair, token);
  return Number(reserveIn) / 10 ** decimalsOf(view, token);
}

function towardsFairPrice(view: MarketView, pair: PairState): { tokenIn: Address; whole: number } {
  const { random } = view;
  const side0 = wholeReserve(view, pair, pair.token0);
  const side1 = wholeReserve(view, pair, pair.token1);
  // At the fair price both sides of the pair are worth the same.
  const fair0 = Math.sqrt((side0 * side1 * view.priceUsd(pair.token1)) / view.priceUsd(pair.token0));
  const gap = fair0 / side0 - 1;
  const contrary = random.next() < 0.12;
  if (Math.abs(gap) < 0.0015 || contrary) {
    const tokenIn = random.next() < 0.5 ? pair.token0 : pair.token1;
    return { tokenIn, whole: smallTrade(view, tokenIn, pair) };
  }
  const part = random.between(0.35, 1.05);
  if (gap > 0) return { tokenIn: pair.token0, whole: Math.min(gap * part, largestShare) * side0 };
  const fair1 = (side0 * side1) / fair0;
  return { tokenIn: pair.token1, whole: Math.min((fair1 / side1 - 1) * part, largestShare) * side1 };
}

function smallTrade(view: MarketView, tokenIn: Address, pair: PairState): number {
  const share = Math.min(0.0012 * Math.exp(view.random.normal() * 0.8), 0.008);
  return wholeReserve(view, pair, tokenIn) * share;
}

function randomPath(view: MarketView, first: PairState): Address[] | undefined {
  const { random } = view;
  const start = random.next() < 0.5 ? first.token0 : first.token1;
  const path = [start, otherToken(first, start)];
  const hops = random.next() < 0.7 ? 2 : 3;
  while (path.length <= hops) {
    const here = path[path.length - 1] as Address;
    const ways = view.pairs
      .filter((pair) => pair.token0 === here || pair.token1 === here)
      .map((pair) => otherToken(pair, here))
      .filter((token) => !path.includes(token));
    if (ways.length === 0) break;
    path.push(random.pick(ways));
  }
  const inner = path.slice(1, -1);
  return path.length > 2 && !inner.some((token) => view.tokens.get(token)?.taxed) ? path : undefined;
}

function finish(view: MarketView, path: readonly Address[], whole: number): TradePlan | undefined {
  const first = path[0] as Address;
  if (!(whole * view.priceUsd(first) >= smallestUsd)) return undefined;
  const taxed = path.some((token) => view.tokens.get(token)?.taxed);
  const decimals = decimalsOf(view, first);
  const input = roundAmount(whole, decimals);
  const pairs = pairsOf(view, path);
  if (pairs === undefined) return undefined;
  const output = along(path, pairs, input);
  if (output === undefined || output === 0n) return undefined;
  if (taxed || view.random.next() > 0.16)
    return { kind: 'exactIn', path, pairs, amountIn: input, amountOut: output, taxed };
  // Exact out: a person types a round amount to receive.
  const last = path[path.length - 1] as Address;
  const wanted = roundAmount(Number(output) / 10 ** decimalsOf(view, last), decimalsOf(view, last));
  const needed = against(path, pairs, wanted);
  if (needed === undefined || wanted === 0n) return undefined;
  return { kind: 'exactOut', path, pairs, amountIn: needed, amountOut: wanted, taxed };
}

/** The pairs between the tokens of a path; undefined when one is missing. */
function pairsOf(view: MarketView, path: readonly Address[]): PairState[] | undefined {
  const pairs = path
    .slice(1)
    .flatMap((token, hop) => view.pairs.find((pair) => joins(pair, path[hop] as Address, token)) ?? []);
  return pairs.length === path.length - 1 ? pairs : undefined;
}

function along(path: readonly Address[], pairs: readonly PairState[], input: bigint): bigint | undefined {
  return pairs.reduce<bigint | undefined>(
    (amount, pair, hop) => (amount ? amountOut({ pair, tokenIn: path[hop] as Address, amountIn: amount }) : undefined),
    input,
  );
}

function against(path: readonly Address[], pairs: readonly PairState[], output: bigint): bigint | undefined {
  return pairs.reduceRight<bigint | undefined>(
    (amount, pair, hop) =>
      amount ? amountIn({ pair, tokenOut: path[hop + 1] as Address, amountOut: amount }) : undefined,
    output,
  );
}

function joins(pair: PairState, a: Address, b: Address): boolean {
  return (pair.token0 === a && pair.token1 === b) || (pair.token0 === b && pair.token1 === a);
}

/** People type few digits: three significant ones, in the token's smallest unit. */
function roundAmount(whole: number, decimals: number): bigint {
  if (!(whole > 0) || !Number.isFinite(whole)) return 0n;
  const [digits = '0', exponent = '0'] = whole.toExponential(2).split('e');
  const scaled = BigInt(digits.replace('.', ''));
  const shift = Number(exponent) - 2 + decimals;
  return shift >= 0 ? scaled * 10n ** BigInt(shift) : scaled / 10n ** BigInt(-shift);
}

function decimalsOf(view: MarketView, token: Address): number {
  const entry = view.tokens.get(token);
  if (!entry) throw new RangeError(`${token} has no market`);
  return entry.decimals;
}
