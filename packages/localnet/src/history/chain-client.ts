import { createPublicClient, http, type PublicClient } from 'viem';
import type { Chain } from '../chain';

const clients = new WeakMap<object, PublicClient>();

/** Reads what a chain says now; the reads of one tick are one request. */
export function chainClient(chain: Pick<Chain, 'rpcUrl'>): PublicClient {
  const known = clients.get(chain);
  if (known) return known;
  const client = createPublicClient({ transport: http(chain.rpcUrl, { batch: true }), cacheTime: 0 });
  clients.set(chain, client);
  return client;
}
