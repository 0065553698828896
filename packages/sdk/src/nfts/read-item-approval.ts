import { bunniesAbi as abi } from '@besc/contracts/abi/bunnies';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';

/** Whether a contract may take an item: by itself, with all of its owner's, or not. Rejects with ReadError, also without such an item. */
export async function readItemApproval(options: {
  readonly reader: BatchReader;
  readonly collection: Address;
  readonly tokenId: bigint;
  readonly spender: Address;
}): Promise<'one' | 'all' | 'none'> {
  const { reader, collection: address, tokenId, spender } = options;
  const [approved, owner] = await Promise.all([
    reader.read({ address, abi, functionName: 'getApproved', args: [tokenId] }),
    reader.read({ address, abi, functionName: 'ownerOf', args: [tokenId] }),
  ]);
  if (approved === spender) return 'one';
  const isForAll = await reader.read({ address, abi, functionName: 'isApprovedForAll', args: [owner, spender] });
  return isForAll ? 'all' : 'none';
}
