import type { DevAccount } from '../dev-accounts';

/** The account of an index; throws when the chain has no so many. */
export function localAccount(accounts: readonly DevAccount[], index: number): DevAccount {
  const account = accounts[index];
  if (account === undefined) throw new RangeError(`The chain has no account ${index}`);
  return account;
}
