import { profileAbi as abi } from '@besc/contracts/abi/profile';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { BatchReader } from '../shared/reads/batch-reader';

/** Whose profile picture an item is; undefined of one that is none. Rejects with ReadError. */
export async function readPictureOwner(options: {
  readonly reader: BatchReader;
  readonly profile: Address;
  readonly item: Item;
}): Promise<Address | undefined> {
  const { reader, profile: address, item } = options;
  const args = [item.collection, item.tokenId] as const;
  const owner = await reader.read({ address, abi, functionName: 'pictureOf', args });
  return owner === zeroAddress ? undefined : checksumAddress(owner);
}
