import { min } from '@besc/domain/shared/math';
import type { Clock } from './clock';
import type { Endpoint } from './endpoint';

/** Which endpoint serves, and the order in which the others are tried. */
export interface EndpointPool {
  /** The serving endpoint first, then the other good ones, then the bad ones as a last resort. */
  inOrder(): Endpoint[];
  serve(endpoint: Endpoint): void;
  /** Takes another endpoint than one, by default the serving one, that was seen to be behind; it is asked last until its head grows. */
  leave(endpoint?: Endpoint): void;
  /** The endpoints whose word counts: alive, at the head and on the chain of the others. */
  good(): Endpoint[];
  /**
   * Whether a head may be true: not further ahead of the trusted one than an endpoint may lag, or a block that some endpoint
   * can show, since all others may be behind or down. True while nothing is known or there is one endpoint.
   */
  isPlausibleHead(head: bigint): Promise<boolean>;
  /** Compares the heads of all endpoints when that is due. Waits for it only the first time, and then not for long. */
  keepProbed(): Promise<void>;
}

/** An endpoint further ahead of the others than `maximumLagBlocks` is as suspect as one that is behind. */
export function createEndpointPool(options: {
  endpoints: readonly Endpoint[];
  clock: Clock;
  random: () => number;
  maximumLagBlocks: number;
  probeIntervalMs: number;
  attemptTimeoutMs: number;
  firstProbeWaitMs: number;
}): EndpointPool {
  const { endpoints, clock, random, probeIntervalMs, attemptTimeoutMs, firstProbeWaitMs } = options;
  const maximumLag = BigInt(options.maximumLagBlocks);
  const avoided = new Set<Endpoint>();
  /** Those that were left, with the head they told until then: whatever the others tell, they are asked last until it grows. */
  const left = new Map<Endpoint, bigint>();
  let current = endpoints[Math.min(endpoints.length - 1, Math.floor(random() * endpoints.length))];
  let probedAt: number | undefined;
  let probing: Promise<void> | undefined;

  const isGood = (endpoint: Endpoint): boolean => endpoint.isUsable() && !avoided.has(endpoint) && !left.has(endpoint);

  const inOrder = (): Endpoint[] => {
    const start = current === undefined ? 0 : endpoints.indexOf(current);
    const turned = [...endpoints.slice(start), ...endpoints.slice(0, start)];
    const bad = turned.filter((endpoint) => !isGood(endpoint));
    return [
      ...turned.filter(isGood),
      ...bad.filter((endpoint) => !left.has(endpoint)),
      ...bad.filter((endpoint) => left.has(endpoint)),
    ];
  };

  const trusted = (): bigint | undefined =>
    trustedHead(endpoints.flatMap(({ head, isUsable }) => (head !== undefined && isUsable() ? [head] : [])));

  const judgeHeads = (): void => {
    avoided.clear();
    for (const [endpoint, head] of left) if (endpoint.head !== undefined && endpoint.head > head) left.delete(endpoint);
    const reference = trusted();
    if (reference === undefined) return;
    for (const endpoint of endpoints) {
      if (endpoint.head === undefined) continue;
      const lag = reference - endpoint.head;
      if (lag > maximumLag || -lag > maximumLag) avoided.add(endpoint);
    }
  };

  const probeAll = async (): Promise<void> => {
    // Endpoints with an open breaker wait for their time; the rest may have recovered or fallen behind.
    const due = endpoints.filter((endpoint) => endpoint.isUsable());
    await Promise.all(due.map((endpoint) => endpoint.probe(attemptTimeoutMs)));
    judgeHeads();
    for (const fork of await forkedEndpoints(endpoints.filter(isGood), attemptTimeoutMs)) avoided.add(fork);
    probedAt = clock.now();
    probing = undefined;
  };

  const isWithinLag = (head: bigint): boolean => {
    const reference = trusted();
    return reference === undefined || head <= reference + maximumLag;
  };

  /** Asked of all, also of those that failed a moment ago: the only one that has the block may be among them. */
  const isShown = async (head: bigint): Promise<boolean> => {
    const hashes = await Promise.all(endpoints.map((endpoint) => endpoint.blockHash(head, attemptTimeoutMs)));
    return hashes.some((hash) => hash !== undefined);
  };

  return {
    inOrder,
    good: () => endpoints.filter(isGood),
    isPlausibleHead: async (head) => {
      if (endpoints.length === 1 || isWithinLag(head)) return true;
      probing ??= probeAll();
      await probing;
      return isWithinLag(head) || (await isShown(head));
    },
    serve: (endpoint) => {
      current = endpoint;
    },
    leave: (endpoint = current) => {
      if (endpoint === undefined || endpoints.length === 1) return;
      left.set(endpoint, endpoint.head ?? 0n);
      if (endpoint === current) current = inOrder().find((other) => other !== endpoint);
    },
    keepProbed: async () => {
      if (endpoints.length === 1) return;
      const isDue = probedAt === undefined || clock.now() - probedAt >= probeIntervalMs;
      if (isDue) probing ??= probeAll();
      if (probedAt !== undefined || probing === undefined) return;
      let cancel = () => {};
      const patience = new Promise<void>((resolve) => {
        cancel = clock.after(firstProbeWaitMs, resolve);
      });
      await Promise.race([probing, patience]);
      cancel();
    },
  };
}

/**
 * The head that others are measured by. Of three and more endpoints it is the second highest, so that a single one that
 * invents blocks cannot make the honest ones look late; of two it is the higher.
 */
function trustedHead(heads: readonly bigint[]): bigint | undefined {
  const descending = heads.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0));
  return descending[descending.length >= 3 ? 1 : 0];
}

/**
 * Endpoints whose chain is not that of the majority just below the heads. Two endpoints that disagree cannot be told apart,
 * so it takes three.
 */
async function forkedEndpoints(endpoints: readonly Endpoint[], timeoutMs: number): Promise<Endpoint[]> {
  const heads = endpoints.flatMap(({ head }) => (head === undefined ? [] : [head]));
  if (heads.length < 3) return [];
  const lowest = heads.reduce(min);
  if (lowest < 2n) return [];
  const hashes = await Promise.all(endpoints.map((endpoint) => endpoint.blockHash(lowest - 1n, timeoutMs)));
  const majority = hashes.find((hash) => hash !== undefined && isMajority(hash, hashes));
  return endpoints.filter((_, index) => majority !== undefined && hashes[index] !== majority);
}

function isMajority(hash: string, hashes: readonly (string | undefined)[]): boolean {
  return hashes.filter((other) => other === hash).length * 2 > hashes.length;
}
