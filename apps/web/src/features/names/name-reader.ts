import { addressOf } from '@besc/contracts/deploy/address-of';
import { NameError } from '@besc/sdk/names/name-error';
import { normalizeName } from '@besc/sdk/names/normalize-name';
import { readAccountName } from '@besc/sdk/names/read-account-name';
import { readContentUri } from '@besc/sdk/names/read-content-uri';
import { readNameAddress } from '@besc/sdk/names/read-name-address';
import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';
import type { Settings } from '@besc/wire/settings/settings';
import type { NameService } from '../../blocks/chain/name-service';

/**
 * Looks names up on the deployment's registry. The rules for names are large: this module is loaded when the first name is
 * met, never with the page.
 */
export function nameReader(chain: { readonly settings: Settings; readonly reader: BatchReader }): NameService {
  const { settings, reader } = chain;
  const at = { reader, registry: addressOf(settings, 'names', 'registry'), chainId: settings.chain.id };
  return {
    async findAddress(text) {
      try {
        const name = normalizeName(text);
        const address = await readNameAddress({ ...at, name });
        return address === undefined ? { kind: 'unusable', reason: 'not-found' } : { kind: 'found', name, address };
      } catch (error) {
        if (!(error instanceof NameError)) throw error;
        return { kind: 'unusable', reason: error.code === 'NAME_LOOKALIKE' ? 'lookalike' : 'invalid' };
      }
    },
    findName: (account) => readAccountName({ ...at, account }),
    findContent: (name) => readContentUri({ ...at, name }),
  };
}
