import { contentUri } from '@besc/domain/names/content-uri';
import type { Address } from '@besc/domain/shared/address';
import { namehash } from 'viem/ens';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { NameError } from './name-error';
import { nameServiceAbi } from './name-service-abi';
import { normalizeName } from './normalize-name';
import { readResolver } from './read-resolver';

/**
 * The `ipfs://` or `ipns://` address a name points to, through registry, resolver and content hash (LIST-50, CALL-21,
 * CALL-22). Rejects with NameError: 'Failed to resolve ENS name: …' when nothing is found (also when the chain did not
 * answer; the cause tells), 'Failed to translate contenthash to URI: …' when the hash is of another kind. Loads the tables of
 * `normalizeName`: import it lazily.
 */
export async function readContentUri(options: {
  reader: BatchReader;
  /** The name registry. */
  registry: Address;
  name: string;
  signal?: AbortSignal;
}): Promise<string> {
  const { reader, registry, name, signal } = options;
  const failed = (code: NameError['code'], cause?: unknown) =>
    new NameError(code, `Failed to resolve ENS name: ${name}`, cause);
  let hash: string | undefined;
  try {
    const node = namehash(normalizeName(name));
    const address = await readResolver({ reader, registry, node, signal });
    if (address !== undefined) {
      const call = { address, abi: nameServiceAbi, functionName: 'contenthash', args: [node] } as const;
      hash = await orNothing(reader.read(call, signal === undefined ? {} : { signal }));
    }
  } catch (error) {
    if (signal?.aborted) throw error;
    throw failed(error instanceof NameError ? error.code : 'NAME_NOT_FOUND', error);
  }
  if (hash === undefined || hash === '0x') throw failed('NAME_NOT_FOUND');
  try {
    return contentUri(hash);
  } catch (error) {
    throw new NameError('CONTENT_UNREADABLE', `Failed to translate contenthash to URI: ${hash}`, error);
  }
}
