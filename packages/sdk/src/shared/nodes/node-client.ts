import { EndpointError, NodeBehindError, RequestTimeoutError, WriteUncertainError } from '../errors/endpoint-error';
import { isNotTaken, rpcAnswerKind } from '../errors/rpc-answer-kind';
import { type Clock, systemClock } from './clock';
import { createEndpoint, type Endpoint } from './endpoint';
import { createEndpointPool } from './endpoint-pool';
import { isOfFixedBlock } from './is-of-fixed-block';
import type { RpcAnswer, RpcCall } from './post-json-rpc';

/** Which nodes, and how patient; times in milliseconds. Fetch, clock and random are for tests. */
export interface NodeClientOptions {
  readonly urls: readonly string[];
  readonly chainId: number;
  /** Hash of block 0; tells two chains of the same id apart. */
  readonly genesisHash?: string;
  /** Longest time for one request over all nodes. */
  readonly timeoutMs?: number;
  /** Longest time for one node while another could still be asked. */
  readonly attemptTimeoutMs?: number;
  /** A node this many blocks behind is still good. */
  readonly maximumLagBlocks?: number;
  /** How often the heads of several nodes are compared, at most. */
  readonly probeIntervalMs?: number;
  /** Longest time the very first request waits for the first comparison. */
  readonly firstProbeWaitMs?: number;
  readonly maximumBytes?: number;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  readonly random?: () => number;
}

/** How one request is made. */
export interface AskOptions {
  readonly timeoutMs?: number;
  /** How often every node is tried, with pauses of 300 ms. */
  readonly rounds?: number;
  /** Whether the results may be used; another node is asked otherwise. */
  readonly accepts?: (results: readonly unknown[]) => Promise<boolean>;
}

/** Answers in the order of the calls, all by one node. */
export interface NodeAnswer {
  /** Its origin. */
  readonly place: string;
  readonly answers: readonly RpcAnswer[];
}

/** Several nodes of one chain as one. */
export interface NodeClient {
  /**
   * Asks the nodes in turn, calls together as one batch, until one answers all of them. A refusal that all share is an
   * answer. Throws RequestTimeoutError, EndpointError, NodeBehindError.
   */
  ask(calls: readonly RpcCall[], options?: AskOptions): Promise<NodeAnswer>;
  /**
   * Hands a transaction to one node, once, and to the next only when that one says that it did not take it; `hash` of one that
   * is signed. A refusal that all share is an answer. Throws as `ask`, and WriteUncertainError.
   */
  send(call: RpcCall, hash: string | undefined): Promise<NodeAnswer>;
  /** Results of all nodes whose word counts, without those that do not answer. One node: its result. */
  askAll(call: RpcCall): Promise<readonly unknown[]>;
  /** Leaves the serving node, because its answers turned out to be old or of blocks that are not. */
  leave(): void;
  /** Whether a head that an answer told, or that was told before, may be true by what the nodes say now. */
  isPlausibleHead(head: bigint): Promise<boolean>;
}

const pauseBetweenRoundsMs = 300;

/**
 * Makes the one client for nodes that the page, the index and the services share. What it promises and how:
 * several endpoints, begun at a random one, any of which may fail (CALL-14): a dead, slow, malformed or refusing one is left
 * for another and rests; no wrong chain: id and first block are checked before an answer counts; no lying or late node:
 * a head counts only within the lag of the trusted one, and where three agree on a block a fork is left; no false success
 * and no transaction twice: a write goes to one node once, and `askAll` lets a receipt be asked of all.
 */
export function createNodeClient(options: NodeClientOptions): NodeClient {
  const { urls, chainId, genesisHash, timeoutMs = 30_000, attemptTimeoutMs = 4000 } = options;
  const { clock = systemClock, random = Math.random, maximumBytes = 20_000_000 } = options;
  if (urls.length === 0) throw new RangeError('No URL of a node');
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

  /** Whether no result tells a head that is ahead of what the other nodes know; the node that does is left. */
  const arePlausible = async (
    endpoint: Endpoint,
    calls: readonly RpcCall[],
    results: readonly unknown[],
  ): Promise<boolean> => {
    for (const [index, call] of calls.entries()) {
      const head = headIn(call, results[index]);
      if (head === undefined || (await pool.isPlausibleHead(head))) continue;
      pool.leave(endpoint);
      return false;
    }
    return true;
  };

  const ask: NodeClient['ask'] = async (calls, asked = {}) => {
    const limit = asked.timeoutMs ?? timeoutMs;
    const { rounds = 2, accepts = async () => true } = asked;
    await pool.keepProbed();
    const deadline = clock.now() + limit;
    let failure: Error = new RequestTimeoutError(limit);
    let refused: NodeAnswer | undefined;
    const refusing: Endpoint[] = [];
    let isOfPast = false;
    for (let round = 0; round < rounds; round++) {
      const order = pool.inOrder();
      for (const [index, endpoint] of order.entries()) {
        const left = deadline - clock.now();
        if (left <= 0) throw new RequestTimeoutError(limit);
        const isLastChance = index === order.length - 1;
        try {
          const answers = await endpoint.ask(calls, isLastChance ? left : Math.min(left, attemptTimeoutMs));
          const undone = calls.filter((_, index) => isForAnother(answers[index]));
          if (undone.length > 0) {
            refused = { place: endpoint.place, answers };
            // Not every node keeps the states of the past: it is sound all the same.
            if (undone.every(isOfFixedBlock)) isOfPast = true;
            else refusing.push(endpoint);
            continue;
          }
          const results = answers.map((answer) => (answer.kind === 'result' ? answer.result : undefined));
          if (!(await arePlausible(endpoint, calls, results)) || !(await accepts(results))) {
            failure = new NodeBehindError();
            continue;
          }
          // It could be done after all, so those that refused it are at fault.
          for (const refuser of refusing) refuser.trip();
          // Who knows the past is not for that the one to tell the present.
          if (!isOfPast) pool.serve(endpoint);
          return { place: endpoint.place, answers };
        } catch (error) {
          if (!(error instanceof EndpointError)) throw error;
          endpoint.trip();
          failure = error;
        }
      }
      // A node that answered, if only to refuse, is alive: asking it again at once would change nothing.
      if (refused !== undefined) return refused;
      if (!(failure instanceof EndpointError)) break;
      if (round + 1 < rounds) await pause(clock, Math.min(pauseBetweenRoundsMs, Math.max(0, deadline - clock.now())));
    }
    throw inTime(failure, limit);
  };

  /** Looks on the other nodes for a transaction that one of them swallowed. */
  const isKnown = async (hash: string, except: Endpoint): Promise<boolean> => {
    const others = endpoints.filter((endpoint) => endpoint !== except && endpoint.isUsable());
    const call = { method: 'eth_getTransactionByHash', params: [hash] };
    const found = await Promise.allSettled(others.map((endpoint) => endpoint.ask([call], attemptTimeoutMs)));
    return found.some((outcome) => {
      const [answer] = outcome.status === 'fulfilled' ? outcome.value : [];
      return answer?.kind === 'result' && answer.result !== null;
    });
  };

  const send: NodeClient['send'] = async (call, hash) => {
    await pool.keepProbed();
    let failure: Error = new RequestTimeoutError(timeoutMs);
    let refused: NodeAnswer | undefined;
    for (const endpoint of pool.inOrder()) {
      const { place } = endpoint;
      try {
        // A dead or foreign node must show itself before anything is handed to it.
        await endpoint.ask([{ method: 'eth_chainId' }], attemptTimeoutMs);
      } catch (error) {
        if (!(error instanceof EndpointError)) throw error;
        endpoint.trip();
        failure = error;
        continue;
      }
      try {
        const answers = await endpoint.ask([call], timeoutMs);
        const [answer] = answers;
        if (answer?.kind === 'error' && isNotTaken(answer.error)) {
          refused = { place, answers };
          continue;
        }
        if (!isForAnother(answer)) pool.serve(endpoint);
        const isThere = answer?.kind === 'error' && /already known|known transaction/i.test(answer.error.message);
        return { place, answers: isThere && hash !== undefined ? [{ kind: 'result', result: hash }] : answers };
      } catch (error) {
        if (!(error instanceof EndpointError)) throw error;
        endpoint.trip();
        failure = error;
        if (error.fault === 'refused') continue;
        if (hash === undefined || !(await isKnown(hash, endpoint))) throw new WriteUncertainError(error);
        return { place, answers: [{ kind: 'result', result: hash }] };
      }
    }
    if (refused !== undefined) return refused;
    throw inTime(failure, timeoutMs);
  };

  const askAll = async (call: RpcCall): Promise<readonly unknown[]> => {
    const asked = pool.good().map(async (endpoint) => await endpoint.ask([call], attemptTimeoutMs));
    const outcomes = await Promise.allSettled(asked);
    return outcomes.flatMap((outcome) => {
      const [answer] = outcome.status === 'fulfilled' ? outcome.value : [];
      return answer?.kind === 'result' ? [answer.result] : [];
    });
  };

  return { ask, send, askAll, leave: () => pool.leave(), isPlausibleHead: pool.isPlausibleHead };
}

/** The head of the chain that a result tells, undefined when it tells none. */
export function headIn(call: RpcCall, result: unknown): bigint | undefined {
  if (call.method === 'eth_blockNumber') return typeof result === 'string' ? BigInt(result) : undefined;
  if (call.method !== 'eth_getBlockByNumber' || !Array.isArray(call.params) || call.params[0] !== 'latest')
    return undefined;
  if (typeof result !== 'object' || result === null || !('number' in result)) return undefined;
  return typeof result.number === 'string' ? BigInt(result.number) : undefined;
}

function isForAnother(answer: RpcAnswer | undefined): boolean {
  return answer?.kind === 'error' && rpcAnswerKind(answer.error) === 'elsewhere';
}

function inTime(failure: Error, milliseconds: number): Error {
  const isLate = failure instanceof EndpointError && failure.fault === 'timeout';
  return isLate ? new RequestTimeoutError(milliseconds) : failure;
}

function pause(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });
}
