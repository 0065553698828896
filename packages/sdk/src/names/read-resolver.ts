import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { Hex } from 'viem';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { nameServiceAbi } from './name-service-abi';

/** The resolver the registry names for a node (CALL-21), or undefined. Rejects when the chain could not be asked. */
export async function readResolver(options: {
  reader: BatchReader;
  registry: Address;
  node: Hex;
  signal?: AbortSignal | undefined;
}): Promise<Address | undefined> {
  const { reader, registry, node, signal } = options;
  const call = { address: registry, abi: nameServiceAbi, functionName: 'resolver', args: [node] } as const;
  const resolver = await orNothing(reader.read(call, signal === undefined ? {} : { signal }));
  return resolver === undefined || resolver === zeroAddress ? undefined : checksumAddress(resolver);
}
