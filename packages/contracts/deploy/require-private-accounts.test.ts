import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { mnemonicToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { requirePrivateAccounts } from './require-private-accounts';

const mnemonic = 'test test test test test test test test test test test junk';
const accountOf = (addressIndex: number) => checksumAddress(mnemonicToAccount(mnemonic, { addressIndex }).address);
const others = [checksumAddress('0x00000000000000000000000000000000000000fe'), accountOf(30)];

test.each([0, 29])('the development account %i plays no part', (index) => {
  expect(() => requirePrivateAccounts([...others, accountOf(index)])).toThrow(`${accountOf(index)} is a public`);
});

test('accounts that the node does not fund may play one', () => {
  expect(() => requirePrivateAccounts(others)).not.toThrow();
});
