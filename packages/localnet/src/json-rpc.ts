/** One JSON-RPC call: method and positional parameters. */
export type RpcCall = readonly [method: string, params?: readonly unknown[]];

/** The node answered a call with an error object. `code` is stable, `rpcCode` is the node's own number. */
export class RpcError extends Error {
  readonly code = 'RPC_ERROR';
  constructor(
    readonly method: string,
    readonly rpcCode: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(`${method}: ${message}`);
    this.name = 'RpcError';
  }
}

/** A plain JSON-RPC client with real batches; no retries, no caching, answers in the order of the calls. */
export interface JsonRpc {
  request<T = unknown>(method: string, params?: readonly unknown[]): Promise<T>;
  /** Sends all calls in one HTTP request. The first failed call rejects the whole batch. */
  batch(calls: readonly RpcCall[]): Promise<unknown[]>;
}

interface RpcAnswer {
  id: number;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** A client for the JSON-RPC endpoint at `url`. */
export function createJsonRpc(url: string): JsonRpc {
  const post = async (body: unknown): Promise<unknown> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const resultOf = (answer: RpcAnswer | undefined, method: string): unknown => {
    if (answer === undefined) throw new RpcError(method, -32_603, 'no answer in the batch');
    if (answer.error) throw new RpcError(method, answer.error.code, answer.error.message, answer.error.data);
    return answer.result;
  };
  return {
    async request<T>(method: string, params: readonly unknown[] = []) {
      const answer = (await post({ jsonrpc: '2.0', id: 1, method, params })) as RpcAnswer;
      return resultOf(answer, method) as T;
    },
    async batch(calls) {
      if (calls.length === 0) return [];
      const body = calls.map(([method, params = []], id) => ({ jsonrpc: '2.0', id, method, params }));
      const answers = (await post(body)) as RpcAnswer[] | RpcAnswer;
      if (!Array.isArray(answers)) throw new RpcError('batch', answers.error?.code ?? 0, answers.error?.message ?? '');
      const byId = new Map(answers.map((answer) => [answer.id, answer]));
      return calls.map(([method], id) => resultOf(byId.get(id), method));
    },
  };
}
