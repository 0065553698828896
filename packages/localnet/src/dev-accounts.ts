import { pbkdf2Sync } from 'node:crypto';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { Hex, PrivateKeyAccount } from 'viem';
import { HDKey, privateKeyToAccount } from 'viem/accounts';

/** The public development mnemonic. Everybody knows its keys: never fund them outside a local chain. */
export const devMnemonic = 'test test test test test test test test test test test junk';

/** A viem account of the development mnemonic with its (public) private key. */
export type DevAccount = PrivateKeyAccount & { readonly address: Address; readonly privateKey: Hex };

/**
 * The key that all accounts descend from (BIP-39 without a password, then BIP-44), made once: made anew for each account, as
 * `mnemonicToAccount` would, it is most of a second of every test that starts a chain.
 */
const family = HDKey.fromMasterSeed(pbkdf2Sync(devMnemonic, 'mnemonic', 2048, 64, 'sha512')).derive("m/44'/60'/0'/0");

const known: DevAccount[] = [];

/** The first `count` accounts of the development mnemonic, in the order the node funds them. */
export function devAccounts(count: number): readonly DevAccount[] {
  while (known.length < count) {
    const key = family.deriveChild(known.length).privateKey;
    if (!key) throw new Error('The development mnemonic gave no private key');
    const privateKey: Hex = `0x${Buffer.from(key).toString('hex')}`;
    const account = privateKeyToAccount(privateKey);
    known.push(Object.assign(account, { address: checksumAddress(account.address), privateKey }));
  }
  return known.slice(0, count);
}
