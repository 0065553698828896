import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLinkedPairs, link, token } from '../../test/linked-pairs';
import { fraction } from '../shared/fraction';
import { maxUint256 } from '../shared/math';
import { bestTradeExactIn } from './best-trade';
import { impactLevel } from './impact-level';
import { largestSwap } from './largest-swap';
import { priceImpact } from './price-impact';
import type { Trade } from './trade';

const whole = 10n ** 18n;
const isAllowed = (trade: Trade) => impactLevel({ impact: priceImpact(trade), expertMode: false }).kind !== 'blocked';
const all = () => true;
const route = (last: number) => ({ tokenIn: token(0), tokenOut: token(last), maxHops: 3 }) as const;

describe('the largest swap below a limit', () => {
  const pairs = [link(0, 1000n * whole, 1000n * whole)];

  test.each(['input', 'output'] as const)('keeps the price impact, and a little more would not (%s)', (field) => {
    const found = largestSwap({ pairs, ...route(1), field, amount: 500n * whole, accepts: isAllowed });
    const typed = (field === 'input' ? found?.amountIn : found?.amountOut) ?? 0n;
    expect(found && isAllowed(found)).toBe(true);
    const more = largestSwap({ pairs, ...route(1), field, amount: typed + typed / 500n, accepts: isAllowed });
    expect((field === 'input' ? more?.amountIn : more?.amountOut) ?? 0n).toBe(typed);
    expect(String(typed).replace(/0+$/, '').length).toBeLessThanOrEqual(4);
  });

  test('an output beyond what the pool holds becomes one that it can pay', () => {
    const found = largestSwap({ pairs, ...route(1), field: 'output', amount: maxUint256, accepts: all });
    expect(found?.amountOut).toBe(999_900_000_000_000_000_000n);
  });

  test('an amount of twice a field’s length, and one of a single unit', () => {
    const wished = { pairs, ...route(1), field: 'input', accepts: isAllowed } as const;
    expect(largestSwap({ ...wished, amount: 10n ** 158n })?.amountIn).toBeLessThan(32n * whole);
    expect(largestSwap({ ...wished, amount: 1n })).toBeUndefined();
    expect(largestSwap({ ...wished, amount: 0n })).toBeUndefined();
  });

  test('a pair with 1 wei, without a pair, and without a way', () => {
    const wished = { ...route(1), field: 'input', amount: 10n * whole, accepts: isAllowed } as const;
    expect(largestSwap({ ...wished, pairs: [link(0, 1n, 1n)] })).toBeUndefined();
    expect(largestSwap({ ...wished, pairs: [] })).toBeUndefined();
    expect(largestSwap({ ...wished, pairs: [link(3, whole, whole)] })).toBeUndefined();
  });

  test('tokens of 0 and of 36 decimals', () => {
    const odd = [link(0, 5_000n, 5_000n * 10n ** 28n)];
    const found = largestSwap({ pairs: odd, ...route(1), field: 'input', amount: 4_000n, accepts: isAllowed });
    expect(found?.amountIn).toBe(155n);
    const turned = largestSwap({ pairs: odd, ...route(1), field: 'output', amount: 10n ** 32n, accepts: isAllowed });
    expect(turned && isAllowed(turned)).toBe(true);
  });

  test('a way that opens beside a shallow pair is found where the small amount is refused', () => {
    // Small amounts go over the pair itself; large ones around it, at less impact.
    const direct = { ...link(0, whole, 2n * whole), token1: token(2) };
    const around = [link(0, 10_000n * whole, 10_000n * whole), link(1, 10_000n * whole, 10_000n * whole)];
    const wished = { pairs: [direct, ...around], ...route(2), field: 'input', amount: 5_000n * whole } as const;
    const found = largestSwap({ ...wished, accepts: isAllowed });
    expect(found?.amountIn).toBeGreaterThan(100n * whole);
  });

  test('whatever the pairs, what is found is accepted, a trade, and not beyond what was asked for', () => {
    fc.assert(
      fc.property(anyLinkedPairs, fc.bigInt({ min: 1n, max: maxUint256 }), (made, amount) => {
        const found = largestSwap({ pairs: made, ...route(made.length), field: 'input', amount, accepts: isAllowed });
        if (found === undefined) return;
        expect(isAllowed(found)).toBe(true);
        expect(found.amountIn).toBeLessThanOrEqual(amount);
        expect(found).toEqual(bestTradeExactIn({ pairs: made, ...route(made.length), amountIn: found.amountIn }));
      }),
    );
  });

  test('the worst case is a few hundred searches, each of a graph made once', () => {
    let asked = 0;
    const accepts = () => {
      asked += 1;
      return false;
    };
    largestSwap({
      pairs: [link(0, 2n ** 112n - 1n, 2n ** 112n - 1n)],
      ...route(1),
      field: 'input',
      amount: maxUint256,
      accepts,
    });
    expect(asked).toBeLessThan(130);
  });

  test('the limit it is used with is 3%', () => {
    const found = largestSwap({ pairs, ...route(1), field: 'input', amount: 500n * whole, accepts: isAllowed });
    const impact = found ? priceImpact(found) : fraction(0n);
    expect(Number((impact.numerator * 10_000n) / impact.denominator)).toBeGreaterThanOrEqual(298);
  });
});
