import type { Address } from '@besc/domain/shared/address';

/** The address of the account at a place of a list. Throws RangeError where there is none. */
export function addressAt(accounts: readonly { readonly address: Address }[], place: number): Address {
  const account = accounts[place];
  if (!account) throw new RangeError(`There is no account ${place}`);
  return account.address;
}
