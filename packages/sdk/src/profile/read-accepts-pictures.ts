import { profileAbi as abi } from '@besc/contracts/abi/profile';
import type { Address } from '@besc/domain/shared/address';
import { keccak256, toHex } from 'viem';
import type { BatchReader } from '../shared/reads/batch-reader';

const nftRole = keccak256(toHex('NFT_ROLE'));

/** Whether the profile contract accepts the items of a collection as pictures. Rejects with ReadError. */
export async function readAcceptsPictures(options: {
  readonly reader: BatchReader;
  readonly profile: Address;
  readonly collection: Address;
}): Promise<boolean> {
  const { reader, profile: address, collection } = options;
  return await reader.read({ address, abi, functionName: 'hasRole', args: [nftRole, collection] });
}
