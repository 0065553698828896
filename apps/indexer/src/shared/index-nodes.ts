import { createNodeClient, type NodeClient } from '@besc/sdk/shared/nodes/node-client';
import { indexSettings } from './index-settings';
import type { IndexSettings } from './parse-index-settings';

/** Longest time for one request to one node: a batch of 100 whole blocks is large. */
const patienceMs = 10_000;

/** A client for the nodes that RPC_URL names, best first. */
export function indexNodes({ rpcUrls, chainId, genesisHash }: IndexSettings): NodeClient {
  return createNodeClient({
    urls: rpcUrls,
    chainId,
    genesisHash,
    timeoutMs: patienceMs * rpcUrls.length,
    attemptTimeoutMs: patienceMs,
    // Answers of 32 tokens that fill the gas they get, or 100 full blocks.
    maximumBytes: 256_000_000,
    random: () => 0,
  });
}

let nodes: NodeClient | undefined;

/** The one client of this process, so that what is known of a node is known to all who ask. */
export function ourNodes(): NodeClient {
  nodes ??= indexNodes(indexSettings());
  return nodes;
}
