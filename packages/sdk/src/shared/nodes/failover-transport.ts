import { BaseError, type EIP1193RequestFn, type Hex, isHex, keccak256, RpcRequestError, type Transport } from 'viem';
import { systemClock } from './clock';
import { createNewestHead } from './newest-head';
import { createNodeClient, headIn, type NodeAnswer, type NodeClient, type NodeClientOptions } from './node-client';
import type { RpcCall } from './post-json-rpc';

/** What a client made with the transport offers under `client.transport`. */
export interface FailoverValue extends Pick<NodeClient, 'askAll' | 'leave' | 'isPlausibleHead'> {
  [key: string]: unknown;
}

const writes = new Set(['eth_sendRawTransaction', 'eth_sendTransaction']);

/**
 * A viem transport over the nodes of a node client, which never tells a lower head after a higher one. A revert is an
 * answer, not a fault. Errors: those of the node client, and the node's own as viem's RpcRequestError.
 */
export function failoverTransport(options: NodeClientOptions): Transport<'failover', FailoverValue> {
  const { clock = systemClock } = options;
  const nodes = createNodeClient(options);
  const newest = createNewestHead({ clock, isPlausible: nodes.isPlausibleHead });
  let toldHead = 0n;

  /** False when the result tells a head below one told before. */
  const accepts = async (call: RpcCall, result: unknown): Promise<boolean> => {
    const head = headIn(call, result);
    if (head === undefined) return true;
    if (head < toldHead && (await newest.refusesLower(toldHead))) return false;
    newest.isReached();
    toldHead = head;
    return true;
  };

  // Not viem's `createTransport`: its retries are off, and its error classes are never asked, two kibibytes of the first view.
  const request = (async (call: RpcCall): Promise<unknown> => {
    const asked = writes.has(call.method)
      ? nodes.send(call, signedHash(call))
      : nodes.ask([call], { accepts: ([result]) => accepts(call, result) });
    return resultOf(call, await asked.catch(raise));
  }) as EIP1193RequestFn;
  const { askAll, leave, isPlausibleHead } = nodes;
  const named = { key: 'failover', name: 'Fail-over over several endpoints', type: 'failover' } as const;
  return () => ({ config: { ...named, request, retryCount: 0 }, request, value: { askAll, leave, isPlausibleHead } });
}

function resultOf({ method }: RpcCall, { place, answers: [answer] }: NodeAnswer): unknown {
  if (answer?.kind !== 'error') return answer?.result;
  throw new RpcRequestError({ body: { method }, error: answer.error, url: place });
}

function signedHash(call: RpcCall): Hex | undefined {
  const signed = call.method === 'eth_sendRawTransaction' && Array.isArray(call.params) ? call.params[0] : undefined;
  return isHex(signed) ? keccak256(signed) : undefined;
}

/** viem's actions tell the sentence of their own errors only: ours become such, with their fields. */
function raise(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const { name, message } = error;
  throw Object.assign(new BaseError(message, { cause: error }), error, { name, message });
}
