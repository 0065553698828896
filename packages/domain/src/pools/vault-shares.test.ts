import { describe, expect, it } from 'vitest';
import { vaultCollected, vaultSharesFor, vaultWorth } from './vault-shares';

const empty = { assets: 0n, shares: 0n, performanceFee: 200n, callFee: 25n };

describe('shares of the vault', () => {
  it('are one for one at the beginning', () => {
    expect(vaultSharesFor(empty, 10n ** 18n)).toBe(10n ** 18n);
    expect(vaultWorth(empty, 10n ** 18n)).toBe(10n ** 18n);
  });
  it('are worth more with what is collected, less its fees', () => {
    const { vault, fee, bounty } = vaultCollected(
      { ...empty, assets: 10n ** 20n, shares: 10n ** 20n },
      10n ** 18n,
      true,
    );
    expect([fee, bounty]).toEqual([2n * 10n ** 16n, 25n * 10n ** 14n]);
    expect(vault.assets).toBe(10n ** 20n + 9775n * 10n ** 14n);
    expect(vaultWorth(vault, 10n ** 20n)).toBeLessThanOrEqual(vault.assets);
    expect(vaultCollected(vault, 10n ** 18n, false).bounty).toBe(0n);
  });
});
