import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import * as z from 'zod';
import { type Environment, KeeperConfigError, parseEnvironment, privateKey } from './environment';

/** The account that a role signs with: the key in `<ROLE>_KEY`. Throws KeeperConfigError. */
export function keeperKey(role: string, env: Environment): PrivateKeyAccount {
  const variable = `${role.toUpperCase()}_KEY`;
  const { [variable]: key } = parseEnvironment(z.object({ [variable]: privateKey }), env);
  try {
    return privateKeyToAccount(key as `0x${string}`);
  } catch {
    throw new KeeperConfigError(variable, 'must be a private key: 0x and 64 hex digits.');
  }
}
