import { addStakeSums, type StakeSums, stakersAfter, tally } from '../shared/stake-sums';
import type { TokenPrice } from '../shared/token-price';
import { type VaultState, vaultCollected, vaultWorth } from './vault-shares';

/** What the vault's fees are until they are changed, in basis points. */
export const firstVaultFees = {
  performanceFee: 200n,
  callFee: 25n,
  withdrawFee: 10n,
  /** Seconds. */
  withdrawFeePeriod: 72 * 3600,
} as const;

/** What the index knows of the vault; amounts in wei of MONEY. */
export interface VaultFigures extends StakeSums, VaultState {
  /** What the farm has paid since the last action, before any fee. */
  readonly uncollected: bigint;
  /** What the farm has ever paid, and the fees of it and of withdrawals. */
  readonly collected: bigint;
  readonly performanceFees: bigint;
  readonly withdrawFees: bigint;
  /** Accounts with shares. */
  readonly holders: number;
  readonly transactions: number;
}

/** What the index knows of an account in the vault. `harvested` are its bounties. */
export interface VaultAccount extends StakeSums {
  readonly shares: bigint;
  /** What the shares were worth after its last deposit or withdrawal. */
  readonly worth: bigint;
  readonly withdrawFees: bigint;
  readonly transactions: number;
}

/** An event of an account in the vault: `amount` is what it paid or got. */
export type VaultAction =
  | { readonly kind: 'deposit' | 'withdraw'; readonly amount: bigint; readonly shares: bigint }
  | { readonly kind: 'harvest'; readonly bounty: bigint };

/** What the farm paid the vault, and the fees that it took, between two states of it. */
export function vaultTakings(before: VaultFigures, after: VaultFigures) {
  return {
    collected: after.collected - before.collected,
    performanceFees: after.performanceFees - before.performanceFees,
    withdrawFees: after.withdrawFees - before.withdrawFees,
  };
}

/** What is uncollected of the vault after the farm has paid it. */
export function vaultAfterIncome(vault: Pick<VaultFigures, 'uncollected'>, amount: bigint) {
  return { uncollected: vault.uncollected + amount };
}

/** The vault after it has taken its fee of what the farm paid and kept the rest for its shares. */
export function vaultAfterCollecting(vault: VaultFigures, isHarvest = false): VaultFigures {
  const { vault: after, fee } = vaultCollected(vault, vault.uncollected, isHarvest);
  return {
    ...vault,
    assets: after.assets,
    uncollected: 0n,
    collected: vault.collected + vault.uncollected,
    performanceFees: vault.performanceFees + fee,
  };
}

/** Vault and account after an action, and what it moved. Each action collects first. */
export function vaultAfterAction(
  state: { readonly vault: VaultFigures; readonly account: VaultAccount },
  action: VaultAction,
  money: TokenPrice,
): { vault: VaultFigures; account: VaultAccount; moved: StakeSums } {
  const { account } = state;
  const vault = vaultAfterCollecting(state.vault, action.kind === 'harvest');
  const isDeposit = action.kind === 'deposit';
  const moved = {
    deposited: tally(isDeposit ? action.amount : 0n, money),
    withdrawn: tally(action.kind === 'withdraw' ? action.amount : 0n, money),
    harvested: tally(action.kind === 'harvest' ? action.bounty : 0n, money),
  };
  const sums = (before: StakeSums & { readonly transactions: number }) => ({
    ...addStakeSums(before, moved),
    transactions: before.transactions + 1,
  });
  if (action.kind === 'harvest') {
    return { vault: { ...vault, ...sums(vault) }, account: { ...account, ...sums(account) }, moved };
  }
  // What leaves the vault is what the shares are worth; what arrives is that without the fee.
  const gross = isDeposit ? action.amount : vaultWorth(vault, action.shares);
  const fee = gross - action.amount;
  const change = isDeposit ? action.shares : -action.shares;
  const shares = account.shares + change;
  const after = {
    ...vault,
    ...sums(vault),
    assets: vault.assets + (isDeposit ? gross : -gross),
    shares: vault.shares + change,
    withdrawFees: vault.withdrawFees + fee,
    holders: stakersAfter(vault.holders, account.shares, shares),
  };
  const worth = vaultWorth(after, shares);
  return {
    vault: after,
    account: { ...sums(account), shares, worth, withdrawFees: account.withdrawFees + fee },
    moved,
  };
}
