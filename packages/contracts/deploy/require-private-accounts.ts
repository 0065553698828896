import type { Address } from '@besc/domain/shared/address';
import { DeployError } from './deploy-error';
import { publicAccount } from './public-account';

const publicAccounts = 30;

/** Throws a `DeployError` when one of the accounts is a development account, whose key everybody knows. */
export function requirePrivateAccounts(accounts: readonly Address[]): void {
  for (let index = 0; index < publicAccounts; index += 1) {
    const { address } = publicAccount(index);
    if (accounts.includes(address)) {
      throw new DeployError('KEY', `${address} is a public development account: everybody has its key`);
    }
  }
}
