import { type Environment, EnvironmentError, parseEnvironment, requiredText } from '@besc/wire/settings/environment';
import { isHex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import * as z from 'zod';

/** The account that a role signs with: the key in `<ROLE>_KEY`. Throws EnvironmentError, which never repeats the key. */
export function keeperKey(role: string, env: Environment): PrivateKeyAccount {
  const variable = `${role.toUpperCase()}_KEY`;
  const { [variable]: key = '' } = parseEnvironment(z.object({ [variable]: requiredText }), env);
  try {
    if (isHex(key)) return privateKeyToAccount(key);
  } catch {
    // Told below.
  }
  throw new EnvironmentError(variable, 'must be a private key: 0x and 64 hex digits');
}
