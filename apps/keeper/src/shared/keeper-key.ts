import type { Address } from '@besc/domain/shared/address';
import { type Environment, EnvironmentError, parseEnvironment, requiredText } from '@besc/wire/settings/environment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { isHex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import * as z from 'zod';

/** An account with its key. */
export type KeeperAccount = PrivateKeyAccount & { readonly address: Address };

/** The account that a role signs with: the key in `<ROLE>_KEY`. Throws EnvironmentError, which never repeats the key. */
export function keeperKey(role: string, env: Environment): KeeperAccount {
  const variable = `${role.toUpperCase()}_KEY`;
  const { [variable]: key = '' } = parseEnvironment(z.object({ [variable]: requiredText }), env);
  const account = accountOfKey(key);
  if (account === undefined) throw new EnvironmentError(variable, 'must be a private key: 0x and 64 hex digits');
  return account;
}

/** Whether a role has a key at all. */
export function hasKey(role: string, env: Environment): boolean {
  return Boolean(env[`${role.toUpperCase()}_KEY`]?.trim());
}

/** The account of a key; undefined when the text is none. */
export function accountOfKey(key: string): KeeperAccount | undefined {
  try {
    if (!isHex(key)) return undefined;
    const account = privateKeyToAccount(key);
    return Object.assign(account, { address: checksumAddress(account.address) });
  } catch {
    return undefined;
  }
}
