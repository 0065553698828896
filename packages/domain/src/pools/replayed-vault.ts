import { noStakeSums } from '../shared/stake-sums';
import {
  firstVaultFees,
  type VaultAccount,
  type VaultAction,
  type VaultFigures,
  vaultAfterAction,
  vaultAfterCollecting,
  vaultAfterIncome,
} from './vault-ledger';
import type { VaultState } from './vault-shares';

/** What the vault says, in the order of the chain. */
export type VaultEvent<Account> =
  /** The farm paid it; it takes its fees with its next event. */
  | { readonly kind: 'income'; readonly amount: bigint }
  | ({ readonly kind: 'fees' } & Pick<VaultState, 'performanceFee' | 'callFee'>)
  /** It was taken out of the farm, or staked again. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'action'; readonly account: Account; readonly action: VaultAction };

const noActions = { ...noStakeSums, transactions: 0 };
const { performanceFee, callFee } = firstVaultFees;
const newVault: VaultFigures = {
  ...noActions,
  shares: 0n,
  assets: 0n,
  uncollected: 0n,
  collected: 0n,
  performanceFees: 0n,
  withdrawFees: 0n,
  holders: 0,
  performanceFee,
  callFee,
};
const newcomer: VaultAccount = { ...noActions, shares: 0n, worth: 0n, withdrawFees: 0n };
/** Amounts alone are counted. */
const unpriced = { decimals: 18, priceE18: undefined };

/** Counts the vault again from raw events: what each account did in it, and what its shares were worth after that. */
export function replayedVault<Account>(events: readonly VaultEvent<Account>[]): ReadonlyMap<Account, VaultAccount> {
  const accounts = new Map<Account, VaultAccount>();
  let vault = newVault;
  for (const event of events) {
    if (event.kind === 'income') {
      vault = { ...vault, ...vaultAfterIncome(vault, event.amount) };
    } else if (event.kind === 'action') {
      const account = accounts.get(event.account) ?? newcomer;
      const after = vaultAfterAction({ vault, account }, event.action, unpriced);
      vault = after.vault;
      accounts.set(event.account, after.account);
    } else {
      vault = vaultAfterCollecting(vault);
      if (event.kind === 'fees') vault = { ...vault, performanceFee: event.performanceFee, callFee: event.callFee };
    }
  }
  return accounts;
}
