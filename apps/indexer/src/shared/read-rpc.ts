import { setTimeout as sleep } from 'node:timers/promises';
import { RpcUnreachableError } from './rpc-unreachable-error';

/** One call of a JSON-RPC batch. */
export interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Answer to one call: a result, or the node's refusal. */
export interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code?: number; readonly message?: string };
}

/**
 * Sends calls as one JSON-RPC batch to the first endpoint that answers all of them, in the order of the calls. Tries each
 * endpoint `rounds` times with growing pauses. A refusal is an answer; throws RpcUnreachableError when nobody answers.
 */
export async function readRpc(
  urls: readonly string[],
  calls: readonly RpcCall[],
  { rounds = 5, timeoutMs = 10_000 }: { rounds?: number; timeoutMs?: number } = {},
): Promise<RpcAnswer[]> {
  let cause: unknown;
  for (let round = 0; round < rounds; round += 1) {
    for (const url of urls) {
      try {
        return await readBatch(url, calls, timeoutMs);
      } catch (error) {
        cause = error;
      }
    }
    if (round + 1 < rounds) await sleep(200 * 2 ** round);
  }
  throw new RpcUnreachableError(cause);
}

async function readBatch(url: string, calls: readonly RpcCall[], timeoutMs: number): Promise<RpcAnswer[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  const json: unknown = await response.json();
  if (!Array.isArray(json)) throw new Error('the answer is not a list');
  const answers = new Map<unknown, RpcAnswer>();
  for (const entry of json as ({ id?: unknown } & RpcAnswer)[]) answers.set(entry?.id, entry);
  return calls.map((_, id) => {
    const answer = answers.get(id);
    if (answer === undefined || (answer.result === undefined && answer.error === undefined)) {
      throw new Error('the answer lacks a call');
    }
    return answer;
  });
}
