import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { Hex, PrivateKeyAccount } from 'viem';
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts';

/** The public development mnemonic. Everybody knows its keys: never fund them outside a local chain. */
export const devMnemonic = 'test test test test test test test test test test test junk';

/** A viem account of the development mnemonic with its (public) private key. */
export type DevAccount = PrivateKeyAccount & { readonly address: Address; readonly privateKey: Hex };

const known: DevAccount[] = [];

/** The first `count` accounts of the development mnemonic, in the order the node funds them. */
export function devAccounts(count: number): readonly DevAccount[] {
  while (known.length < count) {
    const key = mnemonicToAccount(devMnemonic, { addressIndex: known.length }).getHdKey().privateKey;
    if (!key) throw new Error('The development mnemonic gave no private key');
    const privateKey: Hex = `0x${Buffer.from(key).toString('hex')}`;
    const account = privateKeyToAccount(privateKey);
    known.push(Object.assign(account, { address: checksumAddress(account.address), privateKey }));
  }
  return known.slice(0, count);
}
