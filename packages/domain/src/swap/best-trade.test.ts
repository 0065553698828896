import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import type { Address } from '../shared/address';
import { maxUint256 } from '../shared/math';
import { amountIn as inputFor, otherToken, amountOut as outputFor, type PairState } from '../shared/pair';
import { bestTradeExactIn, bestTradeExactOut } from './best-trade';
import type { MaxHops, Trade } from './trade';

const token = (n: number) => testAddress(`0x${n.toString(16).padStart(40, '0')}`);
const makePair = (n: number, [x, y]: [number, number], [r0, r1]: [bigint, bigint]): PairState => ({
  address: token(0x1000 + n),
  token0: token(x),
  token1: token(y),
  reserve0: r0,
  reserve1: r1,
});

/** Every route by brute force, with the public pair arithmetic only. */
function bruteForce(search: {
  pairs: readonly PairState[];
  kind: 'exactIn' | 'exactOut';
  tokenIn: Address;
  tokenOut: Address;
  amount: bigint;
  maxHops: number;
}): { amount: bigint; hops: number } | undefined {
  const forward = search.kind === 'exactIn';
  const target = forward ? search.tokenOut : search.tokenIn;
  let best: { amount: bigint; hops: number } | undefined;
  const visit = (at: Address, amount: bigint, used: readonly PairState[]): void => {
    if (at === target) {
      const hops = used.length;
      const better =
        best === undefined ||
        (forward ? amount > best.amount : amount < best.amount) ||
        (amount === best.amount && hops < best.hops);
      if (better) best = { amount, hops };
      return;
    }
    if (used.length === search.maxHops) return;
    for (const pair of search.pairs) {
      if (used.includes(pair) || (pair.token0 !== at && pair.token1 !== at)) continue;
      try {
        const next = forward
          ? outputFor({ pair, tokenIn: at, amountIn: amount })
          : inputFor({ pair, tokenOut: at, amountOut: amount });
        if (next > 0n) visit(otherToken(pair, at), next, [...used, pair]);
      } catch {
        // This pair cannot take part.
      }
    }
  };
  visit(forward ? search.tokenIn : search.tokenOut, search.amount, []);
  return best;
}

/** Recomputes a trade along its own path: amounts, pairs and tokens must fit together. */
function expectConsistent(trade: Trade): void {
  expect(trade.path.length).toBe(trade.pairs.length + 1);
  expect(new Set(trade.path).size).toBe(trade.path.length);
  if (trade.kind === 'exactIn') {
    const end = trade.pairs.reduce(
      (amount, pair, i) => outputFor({ pair, tokenIn: trade.path[i] ?? token(0), amountIn: amount }),
      trade.amountIn,
    );
    expect(end).toBe(trade.amountOut);
  } else {
    const end = trade.pairs.reduceRight(
      (amount, pair, i) => inputFor({ pair, tokenOut: trade.path[i + 1] ?? token(0), amountOut: amount }),
      trade.amountOut,
    );
    expect(end).toBe(trade.amountIn);
  }
}

// Reserves of all sizes, from dust to the uint112 limit, so that rounding and exhaustion are met all the time.
const reserve = fc
  .tuple(fc.integer({ min: 1, max: 112 }), fc.bigInt({ min: 0n, max: 2n ** 112n - 1n }))
  .map(([bits, value]) => (value >> BigInt(112 - bits)) + (bits < 112 ? 1n : 0n));
const graph = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }), reserve, reserve), {
    minLength: 1,
    maxLength: 16,
    selector: ([x, y]) => `${Math.min(x, y)}-${Math.max(x, y)}`,
  })
  .map((edges) => edges.filter(([x, y]) => x !== y).map(([x, y, r0, r1], n) => makePair(n, [x, y], [r0, r1])));
const hops = fc.constantFrom<MaxHops>(1, 2, 3);
const anyAmount = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.bigInt({ min: 1n, max: 2n ** 100n }))
  .map(([shift, value]) => (value >> BigInt(shift)) + 1n);

describe('bestTradeExactIn', () => {
  test('SWAP-094 equals brute force over all routes, to the wei and in hops', () => {
    fc.assert(
      fc.property(graph, anyAmount, hops, (pairs, amount, maxHops) => {
        const search = { pairs, tokenIn: token(0), tokenOut: token(1), maxHops };
        const trade = bestTradeExactIn({ ...search, amountIn: amount });
        const expected = bruteForce({ ...search, kind: 'exactIn', amount });
        expect(trade && { amount: trade.amountOut, hops: trade.pairs.length }).toEqual(expected);
        if (trade) expectConsistent(trade);
      }),
      { numRuns: 2000 },
    );
  });

  test('SWAP-095 one hop only when multihop is off', () => {
    const pairs = [
      makePair(1, [0, 2], [10n ** 18n, 10n ** 18n]),
      makePair(2, [2, 1], [10n ** 18n, 10n ** 18n]),
      makePair(3, [0, 1], [10n ** 18n, 10n ** 12n]),
    ];
    const search = { pairs, tokenIn: token(0), tokenOut: token(1), amountIn: 10n ** 15n };
    expect(bestTradeExactIn({ ...search, maxHops: 1 })?.path).toEqual([token(0), token(1)]);
    expect(bestTradeExactIn({ ...search, maxHops: 3 })?.path).toEqual([token(0), token(2), token(1)]);
    expect(bestTradeExactIn({ ...search, pairs: pairs.slice(0, 2), maxHops: 1 })).toBeUndefined();
  });

  test('SWAP-094 a route of four hops is not found', () => {
    const pairs = [0, 1, 2, 3].map((n) => makePair(n, [n, n + 1], [10n ** 18n, 10n ** 18n]));
    const search = { pairs, tokenIn: token(0), amountIn: 10n ** 15n, maxHops: 3 } as const;
    expect(bestTradeExactIn({ ...search, tokenOut: token(4) })).toBeUndefined();
    expect(bestTradeExactIn({ ...search, tokenOut: token(3) })?.pairs.length).toBe(3);
  });
});

describe('bestTradeExactOut', () => {
  test('SWAP-094 equals brute force over all routes, to the wei and in hops', () => {
    fc.assert(
      fc.property(graph, anyAmount, hops, (pairs, amount, maxHops) => {
        const search = { pairs, tokenIn: token(0), tokenOut: token(1), maxHops };
        const trade = bestTradeExactOut({ ...search, amountOut: amount });
        const expected = bruteForce({ ...search, kind: 'exactOut', amount });
        expect(trade && { amount: trade.amountIn, hops: trade.pairs.length }).toEqual(expected);
        if (trade) expectConsistent(trade);
      }),
      { numRuns: 2000 },
    );
  });

  test('all but one unit of a reserve can be bought, all of it cannot', () => {
    const held = 10n ** 30n;
    const pairs = [
      makePair(1, [0, 1], [held, held]),
      makePair(2, [0, 2], [held, held]),
      makePair(3, [2, 1], [held, 7n]),
    ];
    const search = { pairs, tokenIn: token(0), tokenOut: token(1), maxHops: 3 } as const;
    expect(bestTradeExactOut({ ...search, amountOut: held - 1n })?.amountIn).toBe(
      inputFor({ pair: pairs[0] as PairState, tokenOut: token(1), amountOut: held - 1n }),
    );
    expect(bestTradeExactOut({ ...search, amountOut: held })).toBeUndefined();
  });
});

describe('both directions', () => {
  test('equal amounts: fewer hops, then less price impact, then the order of the pairs', () => {
    const size = 10n ** 18n;
    // Two ways through equal pools, and one through deeper pools whose dust output rounds to the same amount.
    const pairs = [
      makePair(1, [0, 2], [size, size]),
      makePair(2, [2, 1], [size, size]),
      makePair(3, [0, 3], [size, size]),
      makePair(4, [3, 1], [size, size]),
    ];
    const search = { tokenIn: token(0), tokenOut: token(1), amountIn: 10n ** 6n, maxHops: 3 } as const;
    expect(bestTradeExactIn({ ...search, pairs })?.path[1]).toBe(token(2));
    expect(bestTradeExactIn({ ...search, pairs: pairs.toReversed() })?.path[1]).toBe(token(3));
    const deeper = makePair(5, [0, 1], [size * 1003n, size * 1000n]);
    const tied = bestTradeExactIn({ ...search, amountIn: 3n, pairs: [...pairs, deeper] });
    expect(tied?.pairs.length).toBe(1);
  });

  test('nothing to trade gives no trade', () => {
    const pairs = [makePair(1, [0, 1], [10n ** 18n, 10n ** 18n]), makePair(2, [0, 2], [0n, 10n])];
    const search = { pairs, tokenIn: token(0), tokenOut: token(1), maxHops: 3 } as const;
    expect(bestTradeExactIn({ ...search, amountIn: 0n })).toBeUndefined();
    expect(bestTradeExactIn({ ...search, amountIn: -1n })).toBeUndefined();
    expect(bestTradeExactIn({ ...search, amountIn: 1n })).toBeUndefined();
    expect(bestTradeExactIn({ ...search, amountIn: maxUint256 + 1n })).toBeUndefined();
    expect(bestTradeExactIn({ ...search, amountIn: 10n, tokenOut: token(0) })).toBeUndefined();
    expect(bestTradeExactIn({ ...search, amountIn: 10n, tokenOut: token(2) })).toBeUndefined();
    expect(bestTradeExactIn({ ...search, amountIn: 10n, tokenOut: token(9) })).toBeUndefined();
    expect(bestTradeExactOut({ ...search, amountOut: 0n })).toBeUndefined();
    expect(bestTradeExactIn({ ...search, pairs: [], amountIn: 10n })).toBeUndefined();
  });

  test('a pair listed twice counts once, so no route passes it twice', () => {
    const pair = makePair(1, [0, 1], [10n ** 18n, 10n ** 18n]);
    const trade = bestTradeExactIn({
      pairs: [pair, { ...pair }],
      tokenIn: token(0),
      tokenOut: token(1),
      amountIn: 10n ** 9n,
      maxHops: 3,
    });
    expect(trade?.pairs.length).toBe(1);
  });

  test('of several pairs between the same two tokens the best one is taken, in the middle and at the end', () => {
    const size = 10n ** 24n;
    const pairs = [
      makePair(1, [0, 2], [size, size]),
      makePair(2, [2, 3], [size, size]),
      makePair(3, [2, 3], [size, 3n * size]),
      makePair(4, [3, 1], [size, size]),
      makePair(5, [3, 1], [size, 2n * size]),
      makePair(6, [3, 1], [size, size]),
    ];
    const search = { pairs, tokenIn: token(0), tokenOut: token(1), maxHops: 3 } as const;
    const best = [pairs[0], pairs[2], pairs[4]];
    expect(bestTradeExactIn({ ...search, amountIn: 10n ** 18n })?.pairs).toEqual(best);
    expect(bestTradeExactOut({ ...search, amountOut: 10n ** 18n })?.pairs).toEqual(best);
    const direct = { ...search, tokenIn: token(3), amountIn: 10n ** 18n, maxHops: 1 } as const;
    expect(bestTradeExactIn(direct)?.pairs).toEqual([pairs[4]]);
  });

  test('two hops: of several last pairs the best one is taken', () => {
    const size = 10n ** 24n;
    const pairs = [1n, 1n, 2n, 1n].map((factor, n) => makePair(n, n === 0 ? [0, 2] : [2, 1], [size, factor * size]));
    const search = { pairs, tokenIn: token(0), tokenOut: token(1), maxHops: 2 } as const;
    expect(bestTradeExactIn({ ...search, amountIn: 10n ** 18n })?.pairs).toEqual([pairs[0], pairs[2]]);
  });

  test('equal amounts and hops: the route with less price impact wins over the order of the pairs', () => {
    const dear = makePair(1, [0, 1], [1_000n, 1_000n]);
    const cheap = makePair(2, [0, 1], [1_000n, 900n]);
    for (const pairs of [
      [dear, cheap],
      [cheap, dear],
    ]) {
      const trade = bestTradeExactIn({ pairs, tokenIn: token(0), tokenOut: token(1), amountIn: 3n, maxHops: 1 });
      expect(trade).toMatchObject({ amountOut: 2n, pairs: [cheap] });
    }
    const costly = makePair(3, [0, 1], [1_500n, 1_000n]);
    for (const pairs of [
      [dear, costly],
      [costly, dear],
    ]) {
      const trade = bestTradeExactOut({ pairs, tokenIn: token(0), tokenOut: token(1), amountOut: 1n, maxHops: 1 });
      expect(trade).toMatchObject({ amountIn: 2n, pairs: [costly] });
    }
  });

  test('no route comes back to its first token, even where two pairs of the same tokens disagree', () => {
    const size = 10n ** 24n;
    const pairs = [
      makePair(1, [0, 2], [size, 4n * size]),
      makePair(2, [0, 2], [size, size]),
      makePair(3, [0, 1], [size, size]),
    ];
    const search = { pairs, tokenIn: token(0), tokenOut: token(1), maxHops: 3 } as const;
    expect(bestTradeExactIn({ ...search, amountIn: 10n ** 18n })?.pairs).toEqual([pairs[2]]);
    expect(bestTradeExactOut({ ...search, amountOut: 10n ** 18n })?.pairs).toEqual([pairs[2]]);
  });

  test('routes whose prices differ by less than the rounding of a coarse middle token are told apart', () => {
    const wobble = fc.integer({ min: -300, max: 300 }).map((n) => BigInt(n) * 10n ** 12n);
    const coarse = fc.bigInt({ min: 90_000n, max: 110_000n });
    const middles = fc.array(fc.tuple(coarse, wobble, wobble), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(middles, fc.integer({ min: 500, max: 2_000 }), (tokens, permille) => {
        const size = 10n ** 18n;
        const pairs = tokens.flatMap(([units, one, two], n) => [
          makePair(2 * n, [0, n + 2], [size + one, units]),
          makePair(2 * n + 1, [n + 2, 1], [units, size + two]),
        ]);
        const amount = (size / 100_000n) * BigInt(permille);
        const search = { pairs, tokenIn: token(0), tokenOut: token(1), maxHops: 3 } as const;
        const paid = bruteForce({ ...search, kind: 'exactIn', amount });
        const cost = bruteForce({ ...search, kind: 'exactOut', amount });
        expect(bestTradeExactIn({ ...search, amountIn: amount })?.amountOut).toBe(paid?.amount);
        expect(bestTradeExactOut({ ...search, amountOut: amount })?.amountIn).toBe(cost?.amount);
      }),
      { numRuns: 500 },
    );
  });

  test('a changed array is seen: no answer from stale reserves', () => {
    const pairs = [makePair(1, [0, 1], [10n ** 18n, 10n ** 18n])];
    const search = { pairs, tokenIn: token(0), tokenOut: token(1), amountIn: 10n ** 15n, maxHops: 3 } as const;
    const before = bestTradeExactIn(search)?.amountOut;
    pairs[0] = makePair(1, [0, 1], [10n ** 18n, 2n * 10n ** 18n]);
    expect(bestTradeExactIn(search)?.amountOut).not.toBe(before);
  });
});
