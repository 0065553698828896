import { QueryClient } from '@tanstack/react-query';

/**
 * What the page keeps of its questions. Nodes, index and lists may be on this device, so whether the browser says "online"
 * decides nothing; what has grown too old is asked for again when the network is back.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: true } } });
}
