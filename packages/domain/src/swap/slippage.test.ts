import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnexpectedSlippageError } from '../shared/slippage-bps';
import { maximumSold, minimumReceived } from './slippage';

const amount = fc.bigInt({ min: 0n, max: 2n ** 128n });
const slippage = fc.integer({ min: 0, max: 10_000 });

describe('slippage', () => {
  test('SWAP-012 SWAP-013 known values', () => {
    expect(minimumReceived(1_000_000n, 50)).toBe(995_024n);
    expect(maximumSold(1_000_000n, 50)).toBe(1_005_000n);
    expect(minimumReceived(1n, 10_000)).toBe(0n);
    expect(maximumSold(1n, 1)).toBe(2n);
    expect(minimumReceived(77n, 0)).toBe(77n);
  });

  test('SWAP-012 minimum received is the largest amount with amount x (1 + slippage) <= output', () => {
    fc.assert(
      fc.property(amount, slippage, (out, bps) => {
        const least = minimumReceived(out, bps);
        const scale = 10_000n + BigInt(bps);
        expect(least * scale <= out * 10_000n && (least + 1n) * scale > out * 10_000n).toBe(true);
      }),
    );
  });

  test('SWAP-013 maximum sold is the smallest amount that covers input x (1 + slippage)', () => {
    fc.assert(
      fc.property(amount, slippage, (sold, bps) => {
        const most = maximumSold(sold, bps);
        const exact = sold * (10_000n + BigInt(bps));
        expect(most * 10_000n >= exact && (most - 1n) * 10_000n < exact).toBe(true);
      }),
    );
  });

  test.each([-1, 10_001, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('SET a slippage of %s bps is refused', (bps) => {
    expect(() => minimumReceived(1n, bps)).toThrow(UnexpectedSlippageError);
    expect(() => maximumSold(1n, bps)).toThrow('Unexpected slippage value');
  });
});
