import { createClient } from 'viem';
import type { ChainClient } from './chain-client';
import { failoverTransport } from './failover-transport';
import type { NodeClientOptions } from './node-client';

/** A client of several nodes for code that needs nothing of viem's own; see `failoverTransport`. */
export function connectNodes(options: NodeClientOptions): ChainClient {
  return createClient({ transport: failoverTransport(options) });
}
