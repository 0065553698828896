import type { ChainClient } from './chain-client';
import type { FailoverValue } from './failover-transport';
import type { RpcCall } from './post-json-rpc';

/** The answers of all good endpoints of a fail-over transport; undefined for a client that has one node. */
export async function askAll(client: ChainClient, call: RpcCall): Promise<readonly unknown[] | undefined> {
  return await failover(client)?.askAll(call);
}

/** Whether a head may be true by what the endpoints say; a client with one node has its word alone. */
export async function isPlausibleHead(client: ChainClient, head: bigint): Promise<boolean> {
  return (await failover(client)?.isPlausibleHead(head)) ?? true;
}

/** The fail-over transport offers this; other transports have nothing to leave. */
export function leaveEndpoint(client: ChainClient): void {
  failover(client)?.leaveEndpoint();
}

function failover(client: ChainClient): FailoverValue | undefined {
  if (!('transport' in client) || typeof client.transport !== 'object' || client.transport === null) return undefined;
  return isFailover(client.transport) ? client.transport : undefined;
}

/** viem keeps a transport's own values beside its type. */
function isFailover(transport: object): transport is FailoverValue {
  return 'type' in transport && transport.type === 'failover';
}
