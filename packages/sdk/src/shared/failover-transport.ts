import { createTransport, type Hex, isHex, keccak256, RpcRequestError, type Transport } from 'viem';
import { type Clock, systemClock } from './clock';
import { createEndpoint, type Endpoint } from './endpoint';
import { EndpointError, NodeBehindError, RequestTimeoutError, WriteUncertainError } from './endpoint-error';
import { createEndpointPool } from './endpoint-pool';
import type { RpcCall } from './post-json-rpc';
import { rpcAnswerKind } from './rpc-answer-kind';

/** What `failoverTransport` takes. Times in milliseconds; fetch, clock and random are for tests. */
export interface FailoverOptions {
  readonly urls: readonly string[];
  readonly chainId: number;
  /** Hash of block 0; tells two chains of the same id apart. */
  readonly genesisHash?: string;
  /** Longest time for one request over all endpoints. */
  readonly timeoutMs?: number;
  /** Longest time for one endpoint while another could still be asked. */
  readonly attemptTimeoutMs?: number;
  /** An endpoint this many blocks behind is still good. */
  readonly maximumLagBlocks?: number;
  /** How often the heads of several endpoints are compared, at most. */
  readonly probeIntervalMs?: number;
  /** Longest time the very first request waits for the first comparison. */
  readonly firstProbeWaitMs?: number;
  readonly maximumBytes?: number;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  readonly random?: () => number;
}

/** What a client made with the transport offers under `client.transport`. */
export interface FailoverValue {
  /** Leaves the serving endpoint, because its answers turned out to be old or of blocks that are not. */
  leaveEndpoint(): void;
  /** Whether a head that an answer told, or that was told before, may be true by what the endpoints say now. */
  isPlausibleHead(head: bigint): Promise<boolean>;
  /** Answers of all endpoints whose word counts, without those that do not answer. One endpoint: its answer. */
  askAll(call: RpcCall): Promise<readonly unknown[]>;
  [key: string]: unknown;
}

const pauseBetweenRoundsMs = 300;
/** No endpoint is behind for longer than this and still worth waiting for. */
const longestRefusalMs = 60_000;
const writes = new Set(['eth_sendRawTransaction', 'eth_sendTransaction']);

/**
 * A viem transport over several endpoints. It starts at a random one and leaves an endpoint that is dead, slow, behind,
 * on another chain (id or genesis), or whose answers have the wrong form. A revert is an answer, not a fault. It never
 * tells a lower head after a higher one. Transactions are sent to one endpoint once. Errors: RequestTimeoutError,
 * EndpointError, NodeBehindError, WriteUncertainError, and the node's own as viem's RpcRequestError.
 */
export function failoverTransport(options: FailoverOptions): Transport<'failover', FailoverValue> {
  const { urls, chainId, genesisHash, timeoutMs = 30_000, attemptTimeoutMs = 4000 } = options;
  const { clock = systemClock, random = Math.random, maximumBytes = 20_000_000 } = options;
  if (urls.length === 0) throw new RangeError('failoverTransport needs at least one URL');
  // Wrapped, because browsers refuse a fetch that was torn off its window.
  const fetchAnswer: typeof fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const endpoints = urls.map((url) =>
    createEndpoint({ url, identity: { chainId, genesisHash }, post: { clock, fetch: fetchAnswer, maximumBytes } }),
  );
  const pool = createEndpointPool({
    endpoints,
    clock,
    random,
    maximumLagBlocks: options.maximumLagBlocks ?? 3,
    probeIntervalMs: options.probeIntervalMs ?? 12_000,
    attemptTimeoutMs,
    firstProbeWaitMs: options.firstProbeWaitMs ?? 1000,
  });
  let toldHead = 0n;
  /** Since when every answer was refused for its head. */
  let refusedSince: number | undefined;

  /**
   * True when the answer tells a head below one told before, or one that is ahead of what the others know. A mark that
   * itself is ahead of them, or refuses everybody for long, was not true and is forgotten.
   */
  const isFalseHead = async (call: RpcCall, result: unknown): Promise<boolean> => {
    const head = headIn(call, result);
    if (head === undefined) return false;
    if (!(await pool.isPlausibleHead(head))) {
      pool.leave();
      return true;
    }
    if (head < toldHead) {
      refusedSince ??= clock.now();
      const isMarkTrue = clock.now() - refusedSince < longestRefusalMs && (await pool.isPlausibleHead(toldHead));
      if (isMarkTrue) return true;
    }
    refusedSince = undefined;
    toldHead = head;
    return false;
  };

  const read = async (call: RpcCall): Promise<unknown> => {
    const deadline = clock.now() + timeoutMs;
    let failure: Error = new RequestTimeoutError(timeoutMs);
    const refusing: Endpoint[] = [];
    for (let round = 0; round < 2; round++) {
      const order = pool.inOrder();
      for (const [index, endpoint] of order.entries()) {
        const left = deadline - clock.now();
        if (left <= 0) throw new RequestTimeoutError(timeoutMs);
        const isLastChance = index === order.length - 1;
        try {
          const answer = await endpoint.ask(call, isLastChance ? left : Math.min(left, attemptTimeoutMs));
          if (answer.kind === 'error') {
            failure = rpcError(call, endpoint.url, answer.error);
            if (rpcAnswerKind(answer.error) === 'elsewhere') {
              refusing.push(endpoint);
              continue;
            }
            pool.serve(endpoint);
            throw failure;
          }
          if (await isFalseHead(call, answer.result)) {
            failure = new NodeBehindError();
            continue;
          }
          // It could be done after all, so those that refused it are at fault.
          for (const refuser of refusing) refuser.trip();
          pool.serve(endpoint);
          return answer.result;
        } catch (error) {
          if (!(error instanceof EndpointError)) throw error;
          endpoint.trip();
          if (refusing.length === 0) failure = error;
        }
      }
      // An endpoint that answered, if only to refuse, is alive: asking it again at once would change nothing.
      if (!(failure instanceof EndpointError)) break;
      await pause(clock, Math.min(pauseBetweenRoundsMs, Math.max(0, deadline - clock.now())));
    }
    throw failure instanceof EndpointError && failure.fault === 'timeout'
      ? new RequestTimeoutError(timeoutMs)
      : failure;
  };

  /** Looks on the other endpoints for a transaction that one of them swallowed. */
  const isKnown = async (hash: Hex, except: Endpoint): Promise<boolean> => {
    const others = endpoints.filter((endpoint) => endpoint !== except && endpoint.isUsable());
    const found = await Promise.allSettled(
      others.map((endpoint) => endpoint.ask({ method: 'eth_getTransactionByHash', params: [hash] }, attemptTimeoutMs)),
    );
    return found.some(({ status, ...rest }) => {
      if (status !== 'fulfilled' || !('value' in rest)) return false;
      return rest.value.kind === 'result' && rest.value.result !== null;
    });
  };

  const write = async (call: RpcCall): Promise<unknown> => {
    const hash = signedHash(call);
    let failure: Error = new RequestTimeoutError(timeoutMs);
    for (const endpoint of pool.inOrder()) {
      try {
        // A dead or foreign endpoint must show itself before anything is handed to it.
        await endpoint.ask({ method: 'eth_chainId' }, attemptTimeoutMs);
      } catch (error) {
        if (!(error instanceof EndpointError)) throw error;
        endpoint.trip();
        failure = error;
        continue;
      }
      try {
        const answer = await endpoint.ask(call, timeoutMs);
        pool.serve(endpoint);
        if (answer.kind === 'result') return answer.result;
        if (hash !== undefined && /already known|known transaction/i.test(answer.error.message)) return hash;
        failure = rpcError(call, endpoint.url, answer.error);
      } catch (error) {
        if (!(error instanceof EndpointError)) throw error;
        endpoint.trip();
        failure = error;
        if (error.fault === 'refused') continue;
        if (hash !== undefined && (await isKnown(hash, endpoint))) return hash;
        throw new WriteUncertainError(error);
      }
      throw failure;
    }
    throw failure instanceof EndpointError && failure.fault === 'timeout'
      ? new RequestTimeoutError(timeoutMs)
      : failure;
  };

  const askAll = async (call: RpcCall): Promise<readonly unknown[]> => {
    const asked = pool.good().map(async (endpoint) => await endpoint.ask(call, attemptTimeoutMs));
    const answers = await Promise.allSettled(asked);
    return answers.flatMap((answer) =>
      answer.status === 'fulfilled' && answer.value.kind === 'result' ? [answer.value.result] : [],
    );
  };

  return () =>
    createTransport(
      {
        key: 'failover',
        name: 'Fail-over over several endpoints',
        type: 'failover',
        retryCount: 0,
        timeout: timeoutMs,
        request: async ({ method, params }) => {
          await pool.keepProbed();
          return (await (writes.has(method) ? write({ method, params }) : read({ method, params }))) as never;
        },
      },
      { leaveEndpoint: pool.leave, isPlausibleHead: pool.isPlausibleHead, askAll },
    );
}

function headIn(call: RpcCall, result: unknown): bigint | undefined {
  if (call.method === 'eth_blockNumber' && typeof result === 'string') return BigInt(result);
  if (call.method !== 'eth_getBlockByNumber' || !Array.isArray(call.params) || call.params[0] !== 'latest')
    return undefined;
  if (typeof result !== 'object' || result === null || !('number' in result)) return undefined;
  return typeof result.number === 'string' ? BigInt(result.number) : undefined;
}

function signedHash(call: RpcCall): Hex | undefined {
  const signed = call.method === 'eth_sendRawTransaction' && Array.isArray(call.params) ? call.params[0] : undefined;
  return isHex(signed) ? keccak256(signed) : undefined;
}

/** The endpoint's path may hold a key, so only its origin is named. */
function rpcError(
  call: RpcCall,
  url: string,
  error: { code: number; message: string; data?: unknown },
): RpcRequestError {
  const place = URL.canParse(url) ? new URL(url).origin : url;
  return new RpcRequestError({ body: { method: call.method }, error, url: place });
}

function pause(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });
}
