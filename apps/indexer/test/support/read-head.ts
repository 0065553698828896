import type { Chain } from '@besc/localnet/chain';

/** Number and hash of the newest block. */
export async function readHead(chain: Chain): Promise<{ number: number; hash: string }> {
  const block = await chain.rpc.request<{ number: string; hash: string }>('eth_getBlockByNumber', ['latest', false]);
  return { number: Number(block.number), hash: block.hash };
}
