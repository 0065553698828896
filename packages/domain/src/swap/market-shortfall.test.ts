import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyLinkedPairs, link, token } from '../../test/linked-pairs';
import { add, compare, fraction } from '../shared/fraction';
import { bestTradeExactIn, bestTradeExactOut } from './best-trade';
import { marketShortfall } from './market-shortfall';
import { priceImpact } from './price-impact';

test('SWAP-014 one hop: what is missing to the market price, the fee included', () => {
  const pairs = [link(0, 1_000_000n, 2_000_000n)];
  const trade = bestTradeExactIn({ pairs, tokenIn: token(0), tokenOut: token(1), amountIn: 50_000n, maxHops: 1 });
  // At the market price 50 000 would give 100 000.
  expect(trade?.amountOut).toBe(95_011n);
  expect(trade && compare(marketShortfall(trade), fraction(100_000n - 95_011n, 100_000n))).toBe(0);
});

test('SWAP-014 the shortfall is the price impact and the fee of every hop, in both directions', () => {
  fc.assert(
    fc.property(anyLinkedPairs, fc.bigInt({ min: 1n, max: 2n ** 112n }), (pairs, amount) => {
      const ends = { pairs, tokenIn: token(0), tokenOut: token(pairs.length), maxHops: 3 as const };
      for (const trade of [
        bestTradeExactIn({ ...ends, amountIn: amount }),
        bestTradeExactOut({ ...ends, amountOut: amount }),
      ]) {
        if (trade === undefined) continue;
        const hops = BigInt(trade.pairs.length);
        const fees = fraction(10_000n ** hops - 9_975n ** hops, 10_000n ** hops);
        expect(compare(marketShortfall(trade), add(priceImpact(trade), fees))).toBe(0);
        expect(compare(marketShortfall(trade), fraction(1n))).toBeLessThan(0);
        expect(compare(marketShortfall(trade), fraction(0n))).toBeGreaterThan(0);
      }
    }),
  );
});
