import type { Address } from '@besc/domain/shared/address';
import { namehash } from 'viem/ens';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { NameError } from './name-error';
import { nameServiceAbi } from './name-service-abi';
import { normalizeName } from './normalize-name';
import { readNameAddress } from './read-name-address';
import { readResolver } from './read-resolver';

/**
 * The name of an account (CALL-24): what its reverse record says, and only if that name is spelled in its one right way and
 * leads back to the same account; else undefined. Anybody can write any name into his own reverse record. Rejects with
 * ReadError when the chain could not be asked.
 */
export async function readAccountName(options: {
  reader: BatchReader;
  registry: Address;
  chainId: number;
  account: Address;
  signal?: AbortSignal;
}): Promise<string | undefined> {
  const { reader, registry, chainId, account, signal } = options;
  const node = namehash(`${account.slice(2).toLowerCase()}.addr.reverse`);
  const resolver = await readResolver({ reader, registry, node, signal });
  if (resolver === undefined) return undefined;
  const call = { address: resolver, abi: nameServiceAbi, functionName: 'name', args: [node] } as const;
  const name = await orNothing(reader.read(call, signal === undefined ? {} : { signal }));
  if (name === undefined || !isNormal(name)) return undefined;
  const address = await readNameAddress({ reader, registry, chainId, name, signal });
  return address === account ? name : undefined;
}

function isNormal(name: string): boolean {
  try {
    return normalizeName(name) === name;
  } catch (error) {
    if (error instanceof NameError) return false;
    throw error;
  }
}
