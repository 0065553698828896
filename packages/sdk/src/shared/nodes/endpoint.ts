import { EndpointError } from '../errors/endpoint-error';
import { isAnswerShape } from './is-answer-shape';
import { type PostOptions, postJsonRpc, type RpcAnswer, type RpcCall } from './post-json-rpc';

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/** What every endpoint of a deployment must be: the chain id, and the hash of block 0 where it is known. */
export interface ChainIdentity {
  readonly chainId: number;
  readonly genesisHash?: string | undefined;
}

/** One RPC endpoint: its identity check, its breaker and the last head it told. */
export interface Endpoint {
  /** The origin of its address, whose path may hold a key. */
  readonly place: string;
  /** Head of the last probe; undefined before it. */
  readonly head: bigint | undefined;
  /** False while the breaker is open, and for ever on the wrong chain until a probe says otherwise. */
  isUsable(): boolean;
  /** Sends calls as one request; the first one also checks the chain. Throws EndpointError. */
  ask(calls: readonly RpcCall[], timeoutMs: number): Promise<RpcAnswer[]>;
  /** Checks the chain and reads the head; closes or opens the breaker accordingly. Never throws. */
  probe(timeoutMs: number): Promise<void>;
  /** Hash of a block, undefined when the endpoint has none at that height or does not answer. Never throws. */
  blockHash(number: bigint, timeoutMs: number): Promise<string | undefined>;
  /** Opens the breaker: 1 s, and twice as long with each further fault, at most a minute. */
  trip(): void;
}

/** `post` carries what all requests share. */
export function createEndpoint(options: {
  url: string;
  identity: ChainIdentity;
  post: Omit<PostOptions, 'url' | 'timeoutMs'>;
}): Endpoint {
  const { url, identity, post } = options;
  const { clock } = post;
  const place = URL.canParse(url) ? new URL(url).origin : url;
  let head: bigint | undefined;
  let faults = 0;
  let usableFrom = 0;
  let identified: Promise<void> | undefined;

  const trip = (): void => {
    faults += 1;
    usableFrom = clock.now() + Math.min(longestPauseMs, firstPauseMs * 2 ** (faults - 1));
    // What comes back under the same address may be another node.
    identified = undefined;
  };

  const recover = (): void => {
    faults = 0;
    usableFrom = 0;
  };

  const identify = async (timeoutMs: number): Promise<void> => {
    const calls: RpcCall[] = [{ method: 'eth_chainId' }, { method: 'eth_blockNumber' }];
    if (identity.genesisHash !== undefined) calls.push({ method: 'eth_getBlockByNumber', params: ['0x0', false] });
    const [chainId, blockNumber, genesis] = await postSeveral(calls, { ...post, url, timeoutMs });
    if (Number(chainId) !== identity.chainId) {
      throw new EndpointError('wrong-chain', `${place} runs chain ${Number(chainId)}, not ${identity.chainId}`);
    }
    // Every chain has a first block: a node without one is only just starting.
    if (genesis === null) throw new EndpointError('malformed', `${place} has no first block yet`);
    const first = hashOf(genesis);
    if (first !== identity.genesisHash?.toLowerCase()) {
      const problem = `runs a chain that begins with ${first}, not with ${identity.genesisHash}`;
      throw new EndpointError('wrong-chain', `${place} ${problem}`);
    }
    head = BigInt(String(blockNumber));
  };

  const ensureIdentified = (timeoutMs: number): Promise<void> => {
    identified ??= identify(timeoutMs).catch((error) => {
      identified = undefined;
      throw error;
    });
    return identified;
  };

  return {
    place,
    get head() {
      return head;
    },
    isUsable: () => clock.now() >= usableFrom,
    trip,
    ask: async (calls, timeoutMs) => {
      // Both travel together, so that the check costs no time; the answers count only if the check passes.
      const [answers] = await Promise.all([
        postJsonRpc(calls, { ...post, url, timeoutMs }),
        ensureIdentified(timeoutMs),
      ]);
      for (const [index, { method, params }] of calls.entries()) {
        const answer = answers[index];
        if (answer?.kind !== 'result' || isAnswerShape(method, params, answer.result)) continue;
        throw new EndpointError('malformed', `The endpoint's answer to ${method} has the wrong form`);
      }
      recover();
      return answers;
    },
    blockHash: async (number, timeoutMs) => {
      try {
        const call = { method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, false] };
        const [block] = await postSeveral([call], { ...post, url, timeoutMs });
        return numberOf(block) === number ? hashOf(block) : undefined;
      } catch {
        return undefined;
      }
    },
    probe: async (timeoutMs) => {
      try {
        identified = identify(timeoutMs);
        await identified;
        recover();
      } catch {
        trip();
      }
    },
  };
}

/** Results of several calls, as one batch or, where the endpoint knows no batches, one by one. */
async function postSeveral(calls: readonly RpcCall[], options: PostOptions): Promise<unknown[]> {
  let answers: RpcAnswer[];
  try {
    answers = await postJsonRpc(calls, options);
  } catch (error) {
    if (!(error instanceof EndpointError) || error.fault !== 'malformed') throw error;
    answers = (await Promise.all(calls.map((call) => postJsonRpc([call], options)))).flat();
  }
  return answers.map((answer, index) => {
    const call = calls[index];
    if (answer.kind === 'result' && call !== undefined && isAnswerShape(call.method, call.params, answer.result)) {
      return answer.result;
    }
    throw new EndpointError('malformed', "The endpoint's identity could not be read");
  });
}

function numberOf(block: unknown): bigint | undefined {
  if (typeof block !== 'object' || block === null || !('number' in block)) return undefined;
  return typeof block.number === 'string' ? BigInt(block.number) : undefined;
}

function hashOf(block: unknown): string | undefined {
  if (typeof block !== 'object' || block === null || !('hash' in block)) return undefined;
  return typeof block.hash === 'string' ? block.hash.toLowerCase() : undefined;
}
