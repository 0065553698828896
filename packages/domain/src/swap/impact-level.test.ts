import { describe, expect, test } from 'vitest';
import { fraction } from '../shared/fraction';
import { impactLevel, impactTier } from './impact-level';

describe('impact level', () => {
  const level = (bps: bigint, expertMode = false) => impactLevel({ impact: fraction(bps, 10_000n), expertMode });

  test('SWAP-070 SWAP-071 above 2% the button reads Swap Anyway, at 2% it does not', () => {
    expect(level(200n)).toEqual({ kind: 'normal' });
    expect(level(201n)).toMatchObject({ kind: 'swap-anyway', label: 'Swap Anyway', confirmation: 'none' });
    expect(level(300n)).toMatchObject({ kind: 'swap-anyway' });
  });

  test('SWAP-068 SWAP-069 above 3% blocks unless expert mode is on', () => {
    expect(level(301n)).toEqual({
      kind: 'blocked',
      label: 'Price Impact Too High',
    });
    expect(level(9_999n)).toMatchObject({ kind: 'blocked' });
    expect(level(301n, true)).toMatchObject({
      kind: 'swap-anyway',
      warning: 'Price Impact High',
      confirmation: 'none',
    });
  });

  test('SWAP-073 SWAP-074 SWAP-075 SWAP-076 in expert mode 5% asks back and 15% wants the word', () => {
    expect(level(499n, true)).toMatchObject({ confirmation: 'none' });
    expect(level(500n, true)).toMatchObject({ confirmation: 'prompt' });
    expect(level(1_499n, true)).toMatchObject({ confirmation: 'prompt' });
    expect(level(1_500n, true)).toMatchObject({ confirmation: 'typed-word' });
  });

  test('SWAP-077 SET-49 tiers are 1, 3, 5, 10 and 15%', () => {
    const tiers = [99n, 100n, 299n, 300n, 500n, 1_000n, 1_499n, 1_500n, 9_000n];
    expect(tiers.map((bps) => impactTier(fraction(bps, 10_000n)))).toEqual([0, 1, 1, 2, 3, 4, 4, 5, 5]);
  });
});
