import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { mnemonicToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { requirePrivateAccounts } from './require-private-accounts';

const mnemonic = 'test test test test test test test test test test test junk';
const accountOf = (addressIndex: number) => checksumAddress(mnemonicToAccount(mnemonic, { addressIndex }).address);
const other = '0x00000000000000000000000000000000000000fe';
const planOf = (account: string) => ({
  chain: { genesisHash: `${accountOf(0).toLowerCase()}${'0'.repeat(24)}` },
  roles: { owner: other },
  settings: { oracle: { quorum: 3, reporters: [other, account] } },
});

test.each([0, 29, 34, 60])('the development account %i plays no part, in whatever letters', (index) => {
  for (const account of [accountOf(index), accountOf(index).toLowerCase()]) {
    expect(() => requirePrivateAccounts(planOf(account))).toThrow(`${accountOf(index)} is a public`);
  }
});

test('accounts without a known key may play one', () => {
  expect(() => requirePrivateAccounts(planOf(other))).not.toThrow();
});
