import type { Settings } from '@besc/wire/settings/settings';
import * as z from 'zod/mini';

const answerSchema = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ code: z.number(), message: z.string(), data: z.optional(z.unknown()) })),
});

/** The node refused a request; code and data as it gave them, so that revert reasons survive. */
class NodeRequestError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(error: { code: number; message: string; data?: unknown }) {
    super(error.message);
    this.name = 'NodeRequestError';
    this.code = error.code;
    this.data = error.data;
  }
}

/** Sends one JSON-RPC request to the first node that can be reached. */
export async function requestNode(settings: Settings, call: { method: string; params?: unknown }): Promise<unknown> {
  const { error, result } = z.parse(answerSchema, await postToFirst(settings.chain.rpcUrls, call));
  if (error !== undefined) throw new NodeRequestError(error);
  return result;
}

async function postToFirst(urls: readonly string[], call: { method: string; params?: unknown }): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: call.method, params: call.params ?? [] });
  let problem: unknown;
  for (const url of urls) {
    try {
      const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      return await response.json();
    } catch (error) {
      problem = error;
      // What may already have reached a node is not sent to a second one.
      if (call.method.startsWith('eth_send')) break;
    }
  }
  throw problem;
}
