import { bunniesAbi as abi } from '@besc/contracts/abi/bunnies';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

/** Who holds an item; undefined when it is not there. Rejects with ReadError when the chain could not be asked. */
export async function readItemOwner(options: {
  readonly reader: BatchReader;
  readonly collection: Address;
  readonly tokenId: bigint;
}): Promise<Address | undefined> {
  const { reader, collection: address, tokenId } = options;
  const owner = await orNothing(reader.read({ address, abi, functionName: 'ownerOf', args: [tokenId] }));
  return owner === undefined ? undefined : checksumAddress(owner);
}
