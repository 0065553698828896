import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeSplit, lpFee } from './fees';

const amount = fc.bigInt({ min: 0n, max: 2n ** 128n });

describe('fees', () => {
  test('SWAP-015 SWAP-016 one hop is 0.17%, further hops compound', () => {
    expect(lpFee(1_000_000n, 1)).toBe(1_700n);
    expect(lpFee(100_000_000n, 2)).toBe(339_711n);
    expect(lpFee(1_000_000_000_000n, 3)).toBe(5_091_334_913n);
    expect(lpFee(0n, 1)).toBe(0n);
  });

  test('SWAP-015 a fee is rounded up in the smallest unit, too', () => {
    expect(lpFee(100n, 1)).toBe(1n);
    expect(lpFee(599n, 1)).toBe(2n);
    expect(feeSplit(100n, 1)).toEqual({ total: 1n, liquidityProviders: 1n, treasury: 0n, burn: 0n });
  });

  test('SWAP-016 the split of 0.25% is 0.17 / 0.03 / 0.05 and adds up exactly', () => {
    expect(feeSplit(1_000_000n, 1)).toEqual({ total: 2_500n, liquidityProviders: 1_700n, treasury: 300n, burn: 500n });
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 3 }), (sold, hops) => {
        const split = feeSplit(sold, hops);
        expect(split.liquidityProviders + split.treasury + split.burn).toBe(split.total);
        expect(split.liquidityProviders).toBe(lpFee(sold, hops));
        expect(split.treasury >= 0n && split.treasury <= split.burn).toBe(true);
        const scale = 10_000n ** BigInt(hops);
        expect(split.total).toBe((sold * (scale - 9_975n ** BigInt(hops)) + scale - 1n) / scale);
      }),
    );
  });
});
