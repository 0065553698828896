import type { KeeperChain } from './keeper-chain';

/** The number of the first block at or after `time` (seconds), by halving; that after the newest when none is. */
export async function blockSince({ client }: Pick<KeeperChain, 'client'>, time: number): Promise<bigint> {
  let high = (await client.getBlockNumber({ cacheTime: 0 })) + 1n;
  let low = 0n;
  // Backwards in doubling steps first: what is looked for is seldom far from the newest block.
  for (let step = 16n; high - low > step; step *= 2n) {
    const at = high - step;
    const { timestamp } = await client.getBlock({ blockNumber: at });
    if (Number(timestamp) < time) {
      low = at + 1n;
      break;
    }
    high = at;
  }
  while (low < high) {
    const middle = (low + high) / 2n;
    const { timestamp } = await client.getBlock({ blockNumber: middle });
    if (Number(timestamp) < time) low = middle + 1n;
    else high = middle;
  }
  return low;
}
