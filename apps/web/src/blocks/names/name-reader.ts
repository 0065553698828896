import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/token';
import { NameError } from '@besc/sdk/names/name-error';
import { normalizeName } from '@besc/sdk/names/normalize-name';
import { readAccountName } from '@besc/sdk/names/read-account-name';
import { readNameAddress } from '@besc/sdk/names/read-name-address';
import type { ChainAccess } from '../chain/chain-access';
import type { NameLookup } from './name-lookup';

/**
 * Looks names up on the deployment's registry. The rules for names are large: this module is loaded when the first name is
 * met, never with the page. Both functions reject with ReadError when the chain could not be asked.
 */
export const nameReader = { findAddress, findName };

async function findAddress({ settings, reader }: ChainAccess, text: string): Promise<NameLookup> {
  if (settings.names === undefined) return { kind: 'unusable', reason: 'no-service' };
  const registry = addressOf(settings, 'names', 'registry');
  try {
    const name = normalizeName(text);
    const address = await readNameAddress({ reader, registry, chainId: settings.chain.id, name });
    return address === undefined ? { kind: 'unusable', reason: 'not-found' } : { kind: 'found', name, address };
  } catch (error) {
    if (!(error instanceof NameError)) throw error;
    return { kind: 'unusable', reason: error.code === 'NAME_LOOKALIKE' ? 'lookalike' : 'invalid' };
  }
}

async function findName({ settings, reader }: ChainAccess, account: Address): Promise<string | undefined> {
  if (settings.names === undefined) return undefined;
  const registry = addressOf(settings, 'names', 'registry');
  return readAccountName({ reader, registry, chainId: settings.chain.id, account });
}
