import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { maxUint112, sqrt } from './math';
import {
  amountIn,
  amountOut,
  liquidityBurned,
  liquidityMinted,
  type PairState,
  pairAfterSwap,
  protocolFeeLiquidity,
  quote,
} from './pair';

const a = testAddress('0x0000000000000000000000000000000000000001');
const b = testAddress('0x0000000000000000000000000000000000000002');
const stranger = testAddress('0x0000000000000000000000000000000000000003');
const address = testAddress('0x00000000000000000000000000000000000000aa');
const makePair = (reserve0: bigint, reserve1: bigint): PairState => ({
  address,
  token0: a,
  token1: b,
  reserve0,
  reserve1,
});
const code = (value: string) => expect.objectContaining({ code: value });

const reserve = fc.bigInt({ min: 1n, max: 2n ** 100n });
const anyPair = fc.tuple(reserve, reserve).map(([r0, r1]) => makePair(r0, r1));
const tradable = anyPair.filter((pair) => pair.reserve0 > 1000n && pair.reserve1 > 1000n);
const amount = fc.bigInt({ min: 1n, max: 2n ** 100n });

describe('amountOut and amountIn', () => {
  test('known values of the 25/10000 curve', () => {
    const pair = makePair(1_000_000n, 2_000_000n);
    expect(amountOut({ pair, tokenIn: a, amountIn: 1_000n })).toBe(1_993n);
    expect(amountOut({ pair, tokenIn: b, amountIn: 1_000n })).toBe(498n);
    expect(amountIn({ pair, tokenOut: b, amountOut: 1_993n })).toBe(1_000n);
    expect(amountOut({ pair: makePair(10n ** 18n, 1n), tokenIn: a, amountIn: 1n })).toBe(0n);
  });

  test('refuse what the router refuses, by its reason', () => {
    const pair = makePair(1_000n, 1_000n);
    const empty = makePair(0n, 0n);
    expect(() => amountOut({ pair, tokenIn: a, amountIn: 0n })).toThrow(code('INSUFFICIENT_INPUT_AMOUNT'));
    expect(() => amountOut({ pair: empty, tokenIn: a, amountIn: 1n })).toThrow(code('INSUFFICIENT_LIQUIDITY'));
    expect(() => amountIn({ pair, tokenOut: b, amountOut: 0n })).toThrow(code('INSUFFICIENT_OUTPUT_AMOUNT'));
    expect(() => amountIn({ pair, tokenOut: b, amountOut: 1_000n })).toThrow(code('INSUFFICIENT_LIQUIDITY'));
    expect(() => amountIn({ pair, tokenOut: b, amountOut: 1_001n })).toThrow(code('INSUFFICIENT_LIQUIDITY'));
    expect(() => amountOut({ pair, tokenIn: stranger, amountIn: 1n })).toThrow(code('TOKEN_NOT_IN_PAIR'));
  });

  test('amountIn is enough, and one unit less is not', () => {
    fc.assert(
      fc.property(tradable, fc.bigInt({ min: 1n, max: 999n }), (pair, permille) => {
        const wanted = (pair.reserve1 * permille) / 1000n;
        fc.pre(wanted > 0n);
        const needed = amountIn({ pair, tokenOut: b, amountOut: wanted });
        expect(amountOut({ pair, tokenIn: a, amountIn: needed }) >= wanted).toBe(true);
        if (needed > 2n) {
          expect(amountOut({ pair, tokenIn: a, amountIn: needed - 2n }) < wanted).toBe(true);
        }
      }),
    );
  });

  test('more in never gives less out', () => {
    fc.assert(
      fc.property(anyPair, amount, amount, (pair, x, y) => {
        const one = amountOut({ pair, tokenIn: a, amountIn: x });
        expect(amountOut({ pair, tokenIn: a, amountIn: x + y }) >= one).toBe(true);
      }),
    );
  });
});

describe('a trade on a pair', () => {
  test('k never falls, not even by rounding', () => {
    fc.assert(
      fc.property(tradable, amount, (pair, x) => {
        const out = amountOut({ pair, tokenIn: a, amountIn: x });
        fc.pre(out > 0n);
        const after = pairAfterSwap({ pair, tokenIn: a, amountIn: x, amountOut: out });
        expect(after.reserve0 * after.reserve1 >= pair.reserve0 * pair.reserve1).toBe(true);
        // The contract's own check, with the fee taken out of the input.
        const adjusted = after.reserve0 * 10_000n - x * 25n;
        expect(adjusted * after.reserve1 >= pair.reserve0 * pair.reserve1 * 10_000n).toBe(true);
      }),
    );
  });

  test('splitting an input never pays more than one trade, not even by rounding', () => {
    fc.assert(
      fc.property(tradable, amount, amount, (pair, x, y) => {
        const first = amountOut({ pair, tokenIn: a, amountIn: x });
        fc.pre(first > 0n);
        const after = pairAfterSwap({ pair, tokenIn: a, amountIn: x, amountOut: first });
        const second = amountOut({ pair: after, tokenIn: a, amountIn: y });
        expect(first + second <= amountOut({ pair, tokenIn: a, amountIn: x + y })).toBe(true);
      }),
    );
  });

  test('there and back never profits', () => {
    fc.assert(
      fc.property(tradable, amount, (pair, x) => {
        const out = amountOut({ pair, tokenIn: a, amountIn: x });
        fc.pre(out > 0n);
        const after = pairAfterSwap({ pair, tokenIn: a, amountIn: x, amountOut: out });
        expect(amountOut({ pair: after, tokenIn: b, amountIn: out }) <= x).toBe(true);
      }),
    );
  });

  test('PAIR a reserve above uint112 is refused, one at the limit is not', () => {
    const pair = makePair(maxUint112 - 10n, 10n ** 20n);
    expect(() => pairAfterSwap({ pair, tokenIn: a, amountIn: 11n, amountOut: 1n })).toThrow(code('OVERFLOW'));
    expect(pairAfterSwap({ pair, tokenIn: a, amountIn: 10n, amountOut: 1n }).reserve0).toBe(maxUint112);
    expect(() => pairAfterSwap({ pair, tokenIn: a, amountIn: 1n, amountOut: 10n ** 20n })).toThrow(
      code('INSUFFICIENT_LIQUIDITY'),
    );
  });
});

describe('liquidity', () => {
  test('the first deposit locks 1000 and must leave something over', () => {
    const first = { reserve0: 0n, reserve1: 0n, totalSupply: 0n };
    expect(liquidityMinted({ ...first, amount0: 4_000n, amount1: 9_000n })).toBe(5_000n);
    expect(() => liquidityMinted({ ...first, amount0: 1_000n, amount1: 1_000n })).toThrow(
      code('INSUFFICIENT_LIQUIDITY_MINTED'),
    );
    expect(() => liquidityMinted({ ...first, amount0: maxUint112 + 1n, amount1: 1n })).toThrow(code('OVERFLOW'));
  });

  test('shares end at uint112 when tokens have shrunk: a deposit is refused, the share of the protocol is let go', () => {
    const shrunk = { reserve0: 1n, reserve1: 1n, totalSupply: 10n ** 24n };
    const units = (maxUint112 - shrunk.totalSupply) / shrunk.totalSupply;
    expect(liquidityMinted({ ...shrunk, amount0: units, amount1: units })).toBe(units * shrunk.totalSupply);
    expect(() => liquidityMinted({ ...shrunk, amount0: units + 1n, amount1: units + 1n })).toThrow(code('OVERFLOW'));
    const grown = { reserve0: 400n, reserve1: 400n, kLast: 100n ** 2n };
    expect(protocolFeeLiquidity({ ...grown, totalSupply: maxUint112 / 2n })).toBeGreaterThan(0n);
    expect(protocolFeeLiquidity({ ...grown, totalSupply: maxUint112 - 1_000n })).toBe(0n);
  });

  test('deposit and withdrawal never pay back more than was put in', () => {
    fc.assert(
      fc.property(reserve, reserve, amount, amount, reserve, (r0, r1, x, y, supply) => {
        const shares = { amount0: x, amount1: y, reserve0: r0, reserve1: r1, totalSupply: supply };
        const [share0, share1] = [(x * supply) / r0, (y * supply) / r1];
        fc.pre(share0 > 0n && share1 > 0n && supply + (share0 < share1 ? share0 : share1) <= maxUint112);
        const liquidity = liquidityMinted(shares);
        const totalSupply = supply + liquidity;
        try {
          const back = liquidityBurned({ liquidity, balance0: r0 + x, balance1: r1 + y, totalSupply });
          expect(back.amount0 <= x && back.amount1 <= y).toBe(true);
        } catch (error) {
          expect(error).toEqual(code('INSUFFICIENT_LIQUIDITY_BURNED'));
        }
      }),
    );
  });

  test('quote keeps the pool ratio and refuses nothing for something', () => {
    expect(quote({ amountA: 10n, reserveA: 3n, reserveB: 10n })).toBe(33n);
    expect(() => quote({ amountA: 0n, reserveA: 1n, reserveB: 1n })).toThrow(code('INSUFFICIENT_AMOUNT'));
    expect(() => quote({ amountA: 1n, reserveA: 0n, reserveB: 1n })).toThrow(code('INSUFFICIENT_LIQUIDITY'));
  });

  test('the protocol takes 8/25 of the growth of sqrt(k), rounded down', () => {
    const state = { reserve0: 1_100n * 10n ** 18n, reserve1: 1_100n * 10n ** 18n, totalSupply: 10n ** 21n };
    expect(protocolFeeLiquidity({ ...state, kLast: 0n })).toBe(0n);
    expect(protocolFeeLiquidity({ ...state, kLast: state.reserve0 * state.reserve1 })).toBe(0n);
    const minted = protocolFeeLiquidity({ ...state, kLast: 10n ** 42n });
    expect(minted).toBe((10n ** 21n * 100n * 8n) / (1_100n * 17n + 1_000n * 8n));
    // What the new shares are worth is 8/25 of the growth, to within rounding.
    const worth = (sqrt(state.reserve0 * state.reserve1) * minted) / (state.totalSupply + minted);
    const share = (100n * 10n ** 18n * 8n) / 25n;
    expect(share - worth >= 0n && share - worth <= 1_000n).toBe(true);
  });
});
