import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLinkedPairs, link, token } from '../../test/linked-pairs';
import { compare, fraction, toFixed } from '../shared/fraction';
import { bestTradeExactIn, bestTradeExactOut } from './best-trade';
import { formatPriceImpact } from './format-price-impact';
import { priceImpact } from './price-impact';

test('SWAP-014 the fee is not counted: a trade that moves nothing has (nearly) no impact', () => {
  const pairs = [link(0, 10n ** 30n, 10n ** 30n), link(1, 10n ** 30n, 10n ** 30n)];
  const trade = bestTradeExactIn({ pairs, tokenIn: token(0), tokenOut: token(2), amountIn: 10n ** 18n, maxHops: 3 });
  expect(trade && formatPriceImpact(priceImpact(trade))).toBe('<0.01%');
});

test('SWAP-014 one hop: impact is 0.9975 - out/(in x mid), exactly', () => {
  const pairs = [link(0, 1_000_000n, 2_000_000n)];
  const trade = bestTradeExactIn({ pairs, tokenIn: token(0), tokenOut: token(1), amountIn: 50_000n, maxHops: 1 });
  expect(trade?.amountOut).toBe(95_011n);
  expect(trade && compare(priceImpact(trade), fraction(99_750n - 95_011n, 100_000n))).toBe(0);
});

test('SWAP-014 is never negative and never 100%, whatever the rounding, in both directions', () => {
  fc.assert(
    fc.property(anyLinkedPairs, fc.bigInt({ min: 1n, max: 2n ** 112n }), (pairs, amount) => {
      const ends = { pairs, tokenIn: token(0), tokenOut: token(pairs.length), maxHops: 3 as const };
      for (const trade of [
        bestTradeExactIn({ ...ends, amountIn: amount }),
        bestTradeExactOut({ ...ends, amountOut: amount }),
      ]) {
        if (trade === undefined) continue;
        expect(compare(priceImpact(trade), fraction(0n))).toBeGreaterThanOrEqual(0);
        expect(compare(priceImpact(trade), fraction(1n))).toBeLessThan(0);
      }
    }),
  );
});

test('SWAP-014 grows with the amount', () => {
  const pairs = [link(0, 10n ** 24n, 10n ** 24n)];
  const impact = (amountIn: bigint) => {
    const trade = bestTradeExactIn({ pairs, tokenIn: token(0), tokenOut: token(1), amountIn, maxHops: 1 });
    return trade ? priceImpact(trade) : fraction(0n);
  };
  expect(toFixed(impact(10n ** 22n), 4)).toBe('0.0099');
  expect(compare(impact(10n ** 21n), impact(10n ** 22n))).toBe(-1);
});
