import type { Hex } from '../shared/hex';

/** Where an event stands, and whom it is about. */
export interface PlacedEvent<Account> {
  readonly transaction: Hex;
  readonly logIndex: number;
  readonly account: Account;
}

/** Whether MONEY was minted for an event of the farm master: it is so right before, for the same account. */
export function isPaidBy<Account>(action: PlacedEvent<Account>, minted: PlacedEvent<Account>): boolean {
  const { transaction, logIndex, account } = minted;
  return transaction === action.transaction && logIndex === action.logIndex - 1 && account === action.account;
}
