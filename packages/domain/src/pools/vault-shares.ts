const basisPoints = 10_000n;

/** Wei that the vault counts beside its assets and its shares, so that rounding a share is never worth an attack. */
export const virtualVaultAmount = 10n ** 12n;

/** The vault in wei: MONEY of all shares, all shares, fees in basis points. */
export interface VaultState {
  readonly assets: bigint;
  readonly shares: bigint;
  readonly performanceFee: bigint;
  readonly callFee: bigint;
}

/** MONEY that `shares` are worth, rounded down. */
export function vaultWorth(vault: Pick<VaultState, 'assets' | 'shares'>, shares: bigint): bigint {
  return (shares * (vault.assets + virtualVaultAmount)) / (vault.shares + virtualVaultAmount);
}

/** Shares for `amount` of MONEY in a vault that has collected what it earned, rounded down. */
export function vaultSharesFor(vault: Pick<VaultState, 'assets' | 'shares'>, amount: bigint): bigint {
  return (amount * (vault.shares + virtualVaultAmount)) / (vault.assets + virtualVaultAmount);
}

/** The vault after it has collected `gained`, and what treasury and, for a harvest, its caller got of that. */
export function vaultCollected(
  vault: VaultState,
  gained: bigint,
  isHarvest: boolean,
): { vault: VaultState; fee: bigint; bounty: bigint } {
  const fee = (gained * vault.performanceFee) / basisPoints;
  const bounty = isHarvest ? (gained * vault.callFee) / basisPoints : 0n;
  return { vault: { ...vault, assets: vault.assets + gained - fee - bounty }, fee, bounty };
}
