import type { LookupAddress } from 'node:dns';
import { Resolver, lookup as systemLookup } from 'node:dns/promises';

/** Every address of a host name; what is looked up is given up when `signal` aborts. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

/** How long a name server may take, in milliseconds, and how often each is asked. */
const patience = { timeout: 2_000, tries: 3 };

/**
 * Asks name servers for public names. The system's own look-up cannot be given up, and runs in threads that are few for the
 * whole process: names of a stranger whose server is silent would hold up everybody's.
 */
export function publicNames(servers?: readonly string[]): ResolveHost {
  return async (host, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver(patience);
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.removeEventListener('abort', cancel);
    // Most names have addresses of one kind only.
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
    const known = (found: typeof v4, family: 4 | 6) =>
      found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
    return [...known(v4, 4), ...known(v6, 6)];
  };
}

/** Names as this machine knows them, its own among them: for a local stack. */
export const systemNames: ResolveHost = (host) => systemLookup(host, { all: true });
