import { pbkdf2Sync } from 'node:crypto';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { Hex } from 'viem';
import { HDKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';

/** The public development mnemonic. Everybody knows its keys: never fund them outside a local chain. */
const mnemonic = 'test test test test test test test test test test test junk';

/** A viem account of the development mnemonic with its (public) private key. */
export type PublicAccount = PrivateKeyAccount & { readonly address: Address; readonly privateKey: Hex };

/**
 * The key that all accounts descend from (BIP-39 without a password, then BIP-44), made once: made for each account, as
 * `mnemonicToAccount` would, it is most of a second of every test that starts a chain.
 */
const family = HDKey.fromMasterSeed(pbkdf2Sync(mnemonic, 'mnemonic', 2048, 64, 'sha512')).derive("m/44'/60'/0'/0");

const known = new Map<number, PublicAccount>();

/** A development account by its number; anvil funds the first of them. */
export function publicAccount(index: number): PublicAccount {
  const before = known.get(index);
  if (before) return before;
  const key = family.deriveChild(index).privateKey;
  if (!key) throw new Error('The development mnemonic gave no private key');
  const privateKey: Hex = `0x${Buffer.from(key).toString('hex')}`;
  const account = privateKeyToAccount(privateKey);
  const made = Object.assign(account, { address: checksumAddress(account.address), privateKey });
  known.set(index, made);
  return made;
}
