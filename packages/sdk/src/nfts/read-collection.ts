import { squadAbi as abi } from '@besc/contracts/abi/squad';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';

/** How many items a collection has, and whether it says where their pictures are. Rejects with ReadError. */
export async function readCollection(options: {
  readonly reader: BatchReader;
  readonly collection: Address;
}): Promise<{ readonly totalSupply: number; readonly isRevealed: boolean }> {
  const { reader, collection: address } = options;
  const [totalSupply, baseUri] = await Promise.all([
    reader.read({ address, abi, functionName: 'totalSupply' }),
    reader.read({ address, abi, functionName: 'baseURI' }),
  ]);
  return { totalSupply: Number(totalSupply), isRevealed: baseUri !== '' };
}
