import type { PublicClient } from 'viem';

type Read<Found> = (blocks: { readonly fromBlock: bigint; readonly toBlock: bigint }) => Promise<readonly Found[]>;

/** What `read` finds from block `from` to the newest; blocks that a node refuses together are asked for by halves. */
export async function fromAllBlocks<Found>(client: PublicClient, read: Read<Found>, from = 0n): Promise<Found[]> {
  return inBlocks(read, from, await client.getBlockNumber({ cacheTime: 0 }));
}

async function inBlocks<Found>(read: Read<Found>, fromBlock: bigint, toBlock: bigint): Promise<Found[]> {
  try {
    return [...(await read({ fromBlock, toBlock }))];
  } catch (error) {
    if (fromBlock === toBlock) throw error;
    const middle = (fromBlock + toBlock) / 2n;
    const first = await inBlocks(read, fromBlock, middle);
    return [...first, ...(await inBlocks(read, middle + 1n, toBlock))];
  }
}
