import { bunniesAbi as abi } from '@besc/contracts/abi/bunnies';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

/** Whether a contract may take an item: by itself, with all of its owner's, or not, as where there is no such item. Rejects with ReadError. */
export async function readItemApproval(options: {
  readonly reader: BatchReader;
  readonly collection: Address;
  readonly tokenId: bigint;
  readonly spender: Address;
}): Promise<'one' | 'all' | 'none'> {
  const { reader, collection: address, tokenId, spender } = options;
  const [approved, owner] = await Promise.all([
    orNothing(reader.read({ address, abi, functionName: 'getApproved', args: [tokenId] })),
    orNothing(reader.read({ address, abi, functionName: 'ownerOf', args: [tokenId] })),
  ]);
  if (owner === undefined) return 'none';
  if (approved === spender) return 'one';
  const isForAll = await reader.read({ address, abi, functionName: 'isApprovedForAll', args: [owner, spender] });
  return isForAll ? 'all' : 'none';
}
