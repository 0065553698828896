import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { DeployError } from './deploy-error';
import { publicAccount } from './public-account';

/** More than the local chain funds (30), and than sign its prices (the five after them). */
const publicAccounts = 100;

/**
 * Looks at every account that a plan names, be it a role, a reporter or a receiver. Throws a `DeployError` when one is a
 * development account, whose key everybody knows.
 */
export function requirePrivateAccounts(plan: unknown): void {
  const named = JSON.stringify(plan).match(/0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g) ?? [];
  const accounts = new Set(named.map(checksumAddress));
  for (let index = 0; index < publicAccounts; index += 1) {
    const { address } = publicAccount(index);
    if (accounts.has(address)) {
      throw new DeployError('KEY', `${address} is a public development account: everybody has its key`);
    }
  }
}
