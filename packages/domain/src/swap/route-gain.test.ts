import { describe, expect, test } from 'vitest';
import { link, token } from '../../test/linked-pairs';
import { toFixed } from '../shared/fraction';
import { bestTradeExactIn, bestTradeExactOut } from './best-trade';
import { routeGain } from './route-gain';

const whole = 10n ** 18n;
const deep = 1_000_000n * whole;
const around = [link(0, deep, deep), link(1, deep, deep)];
const direct = (reserve0: bigint, reserve1: bigint) => ({ ...link(0, reserve0, reserve1), token1: token(2) });
const route = { tokenIn: token(0), tokenOut: token(2), maxHops: 3 } as const;

function gain(pairs: readonly ReturnType<typeof link>[], kind: 'in' | 'out' = 'in', amount = 100n * whole) {
  const trade =
    kind === 'in'
      ? bestTradeExactIn({ ...route, pairs, amountIn: amount })
      : bestTradeExactOut({ ...route, pairs, amountOut: amount });
  return trade && routeGain(trade, pairs);
}
const percent = (value: ReturnType<typeof gain>) =>
  value && toFixed({ ...value, numerator: value.numerator * 100n }, 2);

describe('how much better a route is than the direct pool', () => {
  test('a shallow pair of its own: by the price, for either fixed side', () => {
    const pairs = [direct(1_000n * whole, 1_000n * whole), ...around];
    // 90.7 over the pair, 99.5 around it.
    expect(percent(gain(pairs))).toBe('9.68');
    expect(percent(gain(pairs, 'out'))).toBe('10.81');
  });

  test('nothing to say: the pair itself is best, it is not there, or it cannot do it', () => {
    expect(gain([direct(deep, deep), ...around])).toBeUndefined();
    expect(gain(around)).toBeUndefined();
    expect(gain([direct(50n * whole, 50n * whole), ...around], 'out')).toBeUndefined();
  });

  test('less than a basis point is not worth a word', () => {
    // Two hops cost a quarter percent more, which the pair's price makes up for but for a little.
    const even = (worse: bigint) => direct(deep, deep - (deep * worse) / 1_000_000n);
    expect(gain([even(2_590n), ...around], 'in', whole)).toBeUndefined();
    expect(percent(gain([even(2_700n), ...around], 'in', whole))).toBe('0.02');
  });

  test('a pair with 1 wei pays nothing, so that there is nothing to compare', () => {
    expect(gain([direct(1n, 1n), ...around])).toBeUndefined();
    expect(percent(gain([direct(1n, 2n), ...around]))).not.toBeUndefined();
  });
});
