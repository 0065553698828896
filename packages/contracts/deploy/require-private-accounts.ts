import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { mnemonicToAccount } from 'viem/accounts';
import { DeployError } from './deploy-error';

const publicMnemonic = 'test test test test test test test test test test test junk';
const publicAccounts = 30;

/** Throws a `DeployError` when one of the accounts is a development account, whose key everybody knows. */
export function requirePrivateAccounts(accounts: readonly Address[]): void {
  for (let addressIndex = 0; addressIndex < publicAccounts; addressIndex += 1) {
    const address = checksumAddress(mnemonicToAccount(publicMnemonic, { addressIndex }).address);
    if (accounts.includes(address)) {
      throw new DeployError('KEY', `${address} is a public development account: everybody has its key`);
    }
  }
}
