import type { TradeGraph } from './trade-graph';

/**
 * One direction of the search, walked from the token whose amount is fixed. `estimate` gives a float bound of one hop that
 * the exact integer result can never beat; `exact` the result to the wei (0n: this hop is impossible);
 * `prefers(a, b)` whether amount a is strictly better than b. `own` is the reserve of the token the hop starts from.
 */
export interface SearchDirection {
  estimate(amount: number, own: number, other: number): number;
  exact(amount: bigint, own: bigint, other: bigint): bigint;
  prefers(a: number | bigint, b: number | bigint): boolean;
  /** A bound moved by far more than all float error, so that no candidate is lost to it. */
  loosen(bound: number): number;
  readonly worst: number;
  /** Whether the walk starts at the input token (exact in) or at the output token (exact out). */
  readonly startsAtInput: boolean;
}

/** What is searched: from the token of the fixed `amount` to the other one, at most `maxHops` pairs. */
export interface RouteSearch {
  readonly graph: TradeGraph;
  readonly direction: SearchDirection;
  readonly from: number;
  readonly to: number;
  readonly amount: bigint;
  readonly maxHops: number;
}

/** Adjacency entries of the best route from the fixed token on, and the amount at its other end. */
export interface FoundRoute {
  readonly entries: readonly number[];
  readonly amount: bigint;
}

/**
 * Best route from token `from` to token `to` over at most `maxHops` pairs, none of them and no token twice.
 * First pass: float bounds of all routes, the most promising one is computed exactly. Second pass: exact arithmetic for
 * those routes whose bound reaches the best exact amount so far. Ties: fewer hops, then the better price at the reserves
 * without any trade (less price impact is left), then the order of the pairs array.
 */
export function searchRoute(search: RouteSearch): FoundRoute | undefined {
  const { graph, direction, amount } = search;
  let promising: number[] = [];
  let bound = direction.worst;
  walkRoutes(search, (estimate, hops, first, second, third) => {
    if (!direction.prefers(estimate, bound)) return;
    bound = estimate;
    promising = entriesOf(hops, first, second, third);
  });
  if (promising.length === 0) return undefined;

  let best: FoundRoute | undefined;
  let limit = direction.worst;
  const consider = (entries: readonly number[]): void => {
    const end = exactEnd(graph, direction, amount, entries);
    if (end === 0n) return;
    if (best !== undefined) {
      if (end === best.amount ? !winsTie(search, entries, best.entries) : !direction.prefers(end, best.amount)) return;
    }
    best = { entries, amount: end };
    limit = direction.loosen(Number(end));
  };
  consider(promising);
  walkRoutes(search, (estimate, hops, first, second, third) => {
    if (direction.prefers(estimate, limit)) consider(entriesOf(hops, first, second, third));
  });
  return best;
}

function winsTie({ graph, direction }: RouteSearch, a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const sides = (entries: readonly number[]) => {
    let own = 1n;
    let other = 1n;
    for (const entry of entries) {
      own *= graph.ownExact[entry] ?? 0n;
      other *= graph.otherExact[entry] ?? 0n;
    }
    return { own, other };
  };
  const left = sides(a);
  const right = sides(b);
  const impact = left.other * right.own - right.other * left.own;
  if (impact !== 0n) return direction.startsAtInput ? impact < 0n : impact > 0n;
  for (let i = 0; i < a.length; i += 1) {
    const order = (graph.pairIndex[a[i] ?? 0] ?? 0) - (graph.pairIndex[b[i] ?? 0] ?? 0);
    if (order !== 0) return order < 0;
  }
  return false;
}

function entriesOf(hops: number, first: number, second: number, third: number): number[] {
  return hops === 1 ? [first] : hops === 2 ? [first, second] : [first, second, third];
}

function exactEnd(graph: TradeGraph, direction: SearchDirection, amount: bigint, entries: readonly number[]): bigint {
  let current = amount;
  for (const entry of entries) {
    current = direction.exact(current, graph.ownExact[entry] ?? 0n, graph.otherExact[entry] ?? 0n);
    if (current === 0n) return 0n;
  }
  return current;
}

type Visit = (estimate: number, hops: number, first: number, second: number, third: number) => void;

/** Calls `visit` with the float bound of every route. Last hops are looked up from the far token: a hub costs linear time. */
function walkRoutes({ graph, direction, from, to, amount, maxHops }: RouteSearch, visit: Visit): void {
  const { start, neighbour, own, other, parallel } = graph;
  const fixed = Number(amount);
  const lastHop = lastHops(graph, to);
  const endOfFrom = start[from + 1] ?? 0;
  for (let first = start[from] ?? 0; first < endOfFrom; first += 1) {
    const x = neighbour[first] ?? 0;
    const atX = direction.estimate(fixed, own[first] ?? 0, other[first] ?? 0);
    if (x === to) {
      visit(atX, 1, first, -1, -1);
      continue;
    }
    if (maxHops < 2) continue;
    for (let last = lastHop[x] ?? -1; last >= 0; last = parallel[last] ?? -1) {
      visit(direction.estimate(atX, own[last] ?? 0, other[last] ?? 0), 2, first, last, -1);
    }
    if (maxHops < 3) continue;
    const endOfX = start[x + 1] ?? 0;
    for (let second = start[x] ?? 0; second < endOfX; second += 1) {
      const y = neighbour[second] ?? 0;
      let last = lastHop[y] ?? -1;
      if (last < 0 || y === from) continue;
      const atY = direction.estimate(atX, own[second] ?? 0, other[second] ?? 0);
      for (; last >= 0; last = parallel[last] ?? -1) {
        visit(direction.estimate(atY, own[last] ?? 0, other[last] ?? 0), 3, first, second, last);
      }
    }
  }
}

/** For each token the first of its entries that leads to `to`, or -1; the rest follow by `parallel`. */
function lastHops({ addresses, start, neighbour, reverse }: TradeGraph, to: number): Int32Array {
  const hops = new Int32Array(addresses.length).fill(-1);
  for (let entry = (start[to + 1] ?? 0) - 1; entry >= (start[to] ?? 0); entry -= 1) {
    hops[neighbour[entry] ?? 0] = reverse[entry] ?? -1;
  }
  return hops;
}
