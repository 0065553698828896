import { type PublicAccount, publicAccount } from '@besc/contracts/deploy/public-account';

/** An account of the development mnemonic, whose key everybody knows. */
export type DevAccount = PublicAccount;

/** The first `count` accounts of the development mnemonic, in the order the node funds them. */
export function devAccounts(count: number): readonly DevAccount[] {
  return Array.from({ length: count }, (_, index) => publicAccount(index));
}
