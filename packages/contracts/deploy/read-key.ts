import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Hex } from '@besc/domain/shared/hex';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { DeployError } from './deploy-error';

/**
 * The account of the private key in the environment variable `name`, or in the file that `name`_FILE names, from the
 * folder in which the command was typed. Rejects with a `DeployError` whose message never holds what was read.
 */
export async function readKey(
  name: 'DEPLOYER_KEY' | 'OWNER_KEY',
  env: Readonly<Record<string, string | undefined>>,
): Promise<PrivateKeyAccount> {
  const file = env[`${name}_FILE`]?.trim();
  if (env[name] && file) throw new DeployError('KEY', `give ${name} or ${name}_FILE, not both`);
  const text = file
    ? await readFile(resolve(env.INIT_CWD ?? process.cwd(), file), 'utf8').catch(() => {
        throw new DeployError('KEY', `${name}_FILE ${file} cannot be read`);
      })
    : env[name];
  const key = text?.trim();
  if (!key) throw new DeployError('KEY', `${name} is missing: set it, or ${name}_FILE to a file that holds the key`);
  if (!isKeyShape(key)) throw new DeployError('KEY', `${name} must be 0x and 64 hex digits`);
  try {
    return privateKeyToAccount(key);
  } catch {
    throw new DeployError('KEY', `${name} is not a private key`);
  }
}

function isKeyShape(text: string): text is Hex {
  return /^0x[0-9a-fA-F]{64}$/.test(text);
}
