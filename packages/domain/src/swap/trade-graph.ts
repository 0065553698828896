import type { Address } from '../shared/address';
import type { PairState } from '../shared/pair';

/**
 * A pairs array turned into adjacency lists for the trade search. Entry `e` of token `t` (for `e` from `start[t]` to
 * `start[t + 1]`) is one pair seen from `t`: `neighbour[e]` is its other token, `own` and `other` are the two reserves,
 * `reverse[e]` the same pair seen from the other token, `parallel[e]` the next entry of `t` with the same neighbour or -1.
 * The float copies only ever rule candidates out; every answer is computed from the exact ones.
 */
export interface TradeGraph {
  readonly pairs: readonly PairState[];
  readonly tokens: ReadonlyMap<Address, number>;
  readonly addresses: readonly Address[];
  readonly start: Int32Array;
  readonly neighbour: Int32Array;
  readonly reverse: Int32Array;
  readonly parallel: Int32Array;
  readonly pairIndex: Int32Array;
  readonly own: Float64Array;
  readonly other: Float64Array;
  readonly ownExact: readonly bigint[];
  readonly otherExact: readonly bigint[];
}

const graphs = new WeakMap<readonly PairState[], TradeGraph>();

/**
 * The graph of a pairs array, kept as long as the array lives. Treat the array and its pairs as immutable: a new block's
 * reserves are a new array. A pair with an empty side is left out; one that is listed twice does no harm, because no route
 * meets a token twice.
 */
export function tradeGraph(pairs: readonly PairState[]): TradeGraph {
  const known = graphs.get(pairs);
  if (known !== undefined && isUnchanged(known, pairs)) return known;
  const graph = buildGraph(pairs.slice());
  graphs.set(pairs, graph);
  return graph;
}

function isUnchanged(graph: TradeGraph, pairs: readonly PairState[]): boolean {
  if (graph.pairs.length !== pairs.length) return false;
  for (let i = 0; i < pairs.length; i += 1) if (graph.pairs[i] !== pairs[i]) return false;
  return true;
}

function buildGraph(pairs: readonly PairState[]): TradeGraph {
  const tokens = new Map<Address, number>();
  const addresses: Address[] = [];
  const indexOf = (token: Address): number => {
    let index = tokens.get(token);
    if (index === undefined) {
      index = addresses.length;
      tokens.set(token, index);
      addresses.push(token);
    }
    return index;
  };
  const usable: { pair: PairState; index: number; a: number; b: number }[] = [];
  pairs.forEach((pair, index) => {
    if (pair.reserve0 <= 0n || pair.reserve1 <= 0n || pair.token0 === pair.token1) return;
    usable.push({ pair, index, a: indexOf(pair.token0), b: indexOf(pair.token1) });
  });

  const start = new Int32Array(addresses.length + 1);
  for (const { a, b } of usable) {
    start[a + 1] = (start[a + 1] ?? 0) + 1;
    start[b + 1] = (start[b + 1] ?? 0) + 1;
  }
  for (let t = 1; t < start.length; t += 1) start[t] = (start[t] ?? 0) + (start[t - 1] ?? 0);

  const size = usable.length * 2;
  const next = start.slice();
  const neighbour = new Int32Array(size);
  const reverse = new Int32Array(size);
  const parallel = new Int32Array(size).fill(-1);
  const latest = new Map<number, number>();
  const pairIndex = new Int32Array(size);
  const own = new Float64Array(size);
  const other = new Float64Array(size);
  const ownExact = new Array<bigint>(size).fill(0n);
  const otherExact = new Array<bigint>(size).fill(0n);
  const put = (from: number, to: number, index: number, reserves: readonly [bigint, bigint]): number => {
    const at = next[from] ?? 0;
    const key = from * addresses.length + to;
    const previous = latest.get(key);
    if (previous !== undefined) parallel[previous] = at;
    latest.set(key, at);
    next[from] = at + 1;
    neighbour[at] = to;
    pairIndex[at] = index;
    [ownExact[at], otherExact[at]] = reserves;
    own[at] = Number(reserves[0]);
    other[at] = Number(reserves[1]);
    return at;
  };
  for (const { pair, index, a, b } of usable) {
    const fromA = put(a, b, index, [pair.reserve0, pair.reserve1]);
    const fromB = put(b, a, index, [pair.reserve1, pair.reserve0]);
    reverse[fromA] = fromB;
    reverse[fromB] = fromA;
  }
  return { pairs, tokens, addresses, start, neighbour, reverse, parallel, pairIndex, own, other, ownExact, otherExact };
}
