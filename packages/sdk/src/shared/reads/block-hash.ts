import { type Hex, numberToHex } from 'viem';
import type { ChainClient } from '../nodes/chain-client';

/**
 * Tells which block a number meant when it was first asked for: another may have the number later. Throws the RPC error, or
 * RangeError for a block that the node does not know, and asks again the next time.
 */
export function makeBlockHash(client: ChainClient, block: bigint): () => Promise<Hex> {
  let known: Promise<Hex> | undefined;
  const read = async (): Promise<Hex> => {
    const found = await client.request({ method: 'eth_getBlockByNumber', params: [numberToHex(block), false] });
    if (!found?.hash) throw new RangeError(`The node does not know block ${block}`);
    return found.hash;
  };
  return () => {
    known ??= read().catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
