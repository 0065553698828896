import type { Address } from '../shared/address';
import { maxUint256 } from '../shared/math';
import { otherToken, type PairState } from '../shared/pair';
import { tradeFeeBps } from '../shared/trading-fee';
import type { MaxHops, Trade } from './trade';
import { tradeGraph } from './trade-graph';
import { type FoundRoute, type SearchDirection, searchRoute } from './trade-search';

const scale = 10_000;
const kept = scale - Number(tradeFeeBps);
const scaleExact = 10_000n;
const keptExact = scaleExact - tradeFeeBps;

/** Relative float error of a whole route stays below 1e-14 (some twenty roundings); margins are far above it. */
const margin = 1e-11;

const exactInput: SearchDirection = {
  startsAtInput: true,
  worst: Number.NEGATIVE_INFINITY,
  estimate: (amount, own, other) => (amount * kept * other) / (own * scale + amount * kept),
  exact: (amount, own, other) => (amount * keptExact * other) / (own * scaleExact + amount * keptExact),
  prefers: (a, b) => a > b,
  loosen: (bound) => bound * (1 - margin),
};

const exactOutput: SearchDirection = {
  startsAtInput: false,
  worst: Number.POSITIVE_INFINITY,
  // The subtraction magnifies float error near an emptied reserve, so the reserve is taken a little larger than it is.
  estimate: (amount, own, other) => {
    const left = own * (1 + 1e-12) - amount;
    return left > 0 ? (other * amount * scale) / (left * kept) : Number.POSITIVE_INFINITY;
  },
  exact: (amount, own, other) =>
    amount < own ? (other * amount * scaleExact) / ((own - amount) * keptExact) + 1n : 0n,
  prefers: (a, b) => a < b,
  loosen: (bound) => bound * (1 + margin),
};

/**
 * The route that pays most for `amountIn` (smallest units), exact to the wei, over at most `maxHops` pairs, using no pair
 * and no token twice. Equal outputs: fewer hops, then less price impact, then the order of `pairs`. `undefined` when there
 * is no route or nothing would be paid. Addresses are compared exactly. The pairs array is indexed once; do not mutate it.
 */
export function bestTradeExactIn(search: {
  pairs: readonly PairState[];
  tokenIn: Address;
  tokenOut: Address;
  amountIn: bigint;
  maxHops: MaxHops;
}): Trade | undefined {
  const { pairs, tokenIn, tokenOut, amountIn, maxHops } = search;
  const found = findRoute({ pairs, from: tokenIn, to: tokenOut, amount: amountIn, maxHops, direction: exactInput });
  if (found === undefined) return undefined;
  return { kind: 'exactIn', ...found.route, amountIn, amountOut: found.amount };
}

/**
 * The route that needs least input for `amountOut` (smallest units), exact to the wei, by the same rules as
 * `bestTradeExactIn`. `undefined` when no route holds that much.
 */
export function bestTradeExactOut(search: {
  pairs: readonly PairState[];
  tokenIn: Address;
  tokenOut: Address;
  amountOut: bigint;
  maxHops: MaxHops;
}): Trade | undefined {
  const { pairs, tokenIn, tokenOut, amountOut, maxHops } = search;
  const found = findRoute({ pairs, from: tokenOut, to: tokenIn, amount: amountOut, maxHops, direction: exactOutput });
  if (found === undefined) return undefined;
  const { path, pairs: used } = found.route;
  return {
    kind: 'exactOut',
    path: path.toReversed(),
    pairs: used.toReversed(),
    amountIn: found.amount,
    amountOut,
  };
}

function findRoute(search: {
  pairs: readonly PairState[];
  from: Address;
  to: Address;
  amount: bigint;
  maxHops: MaxHops;
  direction: SearchDirection;
}) {
  const { amount, maxHops, direction } = search;
  if (amount <= 0n || amount > maxUint256 || search.from === search.to) return undefined;
  const graph = tradeGraph(search.pairs);
  const from = graph.tokens.get(search.from);
  const to = graph.tokens.get(search.to);
  if (from === undefined || to === undefined) return undefined;
  const found = searchRoute({ graph, direction, from, to, amount, maxHops });
  return found === undefined ? undefined : { amount: found.amount, route: routeOf(graph, search.from, found) };
}

function routeOf(graph: ReturnType<typeof tradeGraph>, from: Address, found: FoundRoute) {
  const path: Address[] = [from];
  const pairs: PairState[] = [];
  for (const entry of found.entries) {
    const pair = graph.pairs[graph.pairIndex[entry] ?? 0] as PairState;
    path.push(otherToken(pair, path.at(-1) ?? from));
    pairs.push(pair);
  }
  return { path, pairs };
}
