import { bunniesAbi as abi } from '@besc/contracts/abi/bunnies';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

/** The kind of a Bunny; undefined when there is no such token. Rejects with ReadError when the chain could not be asked. */
export async function readBunnyKind(options: {
  readonly reader: BatchReader;
  readonly bunnies: Address;
  readonly tokenId: bigint;
}): Promise<number | undefined> {
  const { reader, bunnies: address, tokenId } = options;
  const kind = await orNothing(reader.read({ address, abi, functionName: 'getBunnyId', args: [tokenId] }));
  return kind === undefined ? undefined : Number(kind);
}

/** How many of each kind exist, in the order of `kinds`. Rejects with ReadError. */
export async function readBunnyCounts(options: {
  readonly reader: BatchReader;
  readonly bunnies: Address;
  readonly kinds: number;
}): Promise<readonly number[]> {
  const { reader, bunnies: address, kinds } = options;
  const ids = Array.from({ length: kinds }, (_, kind) => BigInt(kind));
  const counts = ids.map((kind) => reader.read({ address, abi, functionName: 'bunnyCount', args: [kind] }));
  return (await Promise.all(counts)).map(Number);
}
