import type { ChainClient } from './chain-client';
import type { FailoverValue } from './failover-transport';

/** The nodes behind a client, when it was made with a fail-over transport; one with another has a single node's word. */
export function nodesOf(client: ChainClient): FailoverValue | undefined {
  if (!('transport' in client) || typeof client.transport !== 'object' || client.transport === null) return undefined;
  return isFailover(client.transport) ? client.transport : undefined;
}

/** viem keeps a transport's own values beside its type. */
function isFailover(transport: object): transport is FailoverValue {
  return 'type' in transport && transport.type === 'failover';
}
