import { EndpointError } from '../errors/endpoint-error';
import { systemClock } from './clock';
import { type ChainIdentity, createEndpoint } from './endpoint';

/**
 * Asks each node at a start what it is, in the order of the addresses: undefined for one that runs the chain, otherwise what is
 * wrong with it (fault `wrong-chain`, or that of a silent one).
 */
export async function checkNodes(options: {
  urls: readonly string[];
  identity: ChainIdentity;
  timeoutMs: number;
}): Promise<(EndpointError | undefined)[]> {
  const { urls, identity, timeoutMs } = options;
  const post = { clock: systemClock, fetch: globalThis.fetch, maximumBytes: 1_000_000 };
  return await Promise.all(
    urls.map(async (url) => {
      try {
        await createEndpoint({ url, identity, post }).ask([{ method: 'eth_chainId' }], timeoutMs);
        return undefined;
      } catch (error) {
        if (error instanceof EndpointError) return error;
        throw error;
      }
    }),
  );
}
