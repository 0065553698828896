import { type AccountTree, accountTreeSteps } from '../shared/account-tree';
import type { Address } from '../shared/address';

/** The Merkle tree of the accounts that have earned a campaign, as the contract of the roots reads it. */
export type HistoryTree = AccountTree;

/** The tree of a campaign in steps of some milliseconds; in its input an account is its 20 bytes. */
export function historyTreeSteps(campaignId: number, accounts: readonly Address[]): Generator<void, HistoryTree> {
  const number = BigInt(campaignId);
  return accountTreeSteps(accounts.map((account) => ({ account, number })));
}
