/** Which requests a fault touches and how often. Without `methods` all, without `times` until it is cleared. */
interface FaultScope {
  readonly methods?: readonly string[];
  /** The fault clears itself after this many touched HTTP requests. */
  readonly times?: number;
}

/** One way an RPC endpoint can fail. Heights in blocks, delays in milliseconds. */
export type RpcFault = FaultScope &
  (
    | { readonly kind: 'down' }
    | { readonly kind: 'delay'; readonly ms: number }
    /** The node is asked once `until` has settled: a test can change the chain while a request is on its way. */
    | { readonly kind: 'hold'; readonly until: Promise<unknown> }
    | { readonly kind: 'status'; readonly status: number }
    | { readonly kind: 'cut-json' }
    | { readonly kind: 'wrong-id' }
    | { readonly kind: 'wrong-chain-id'; readonly chainId: number }
    | { readonly kind: 'wrong-genesis' }
    /** A node that is only just starting: it knows no block 0. */
    | { readonly kind: 'no-genesis' }
    /** Answers as a node that is `blocks` behind would, for reads of state, logs and blocks too. */
    | { readonly kind: 'lagging-head'; readonly blocks: number }
    | { readonly kind: 'empty-logs' }
    /** Of a block that is asked for by its hash every second log is left out. */
    | { readonly kind: 'missing-logs' }
    | { readonly kind: 'header-not-found' }
    /** Calls whose data is longer than `overBytes` (0: all) run out of gas, as a node with a call gas cap does. */
    | { readonly kind: 'out-of-gas'; readonly overBytes?: number }
    | { readonly kind: 'error'; readonly code: number; readonly message: string; readonly data?: string }
  );

/** A JSON-RPC request object as it travels. */
export interface WireRequest {
  readonly jsonrpc?: string;
  readonly id?: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** A JSON-RPC answer object as it travels. */
export interface WireAnswer {
  readonly jsonrpc: '2.0';
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

const stateReads = new Set(['eth_call', 'eth_estimateGas', 'eth_getBalance', 'eth_getCode', 'eth_getTransactionCount']);

/** The answer that the fault gives instead of the node, or undefined when the node is asked. */
export function faultyAnswer(fault: RpcFault, request: WireRequest): WireAnswer | undefined {
  const answer = (rest: Pick<WireAnswer, 'result' | 'error'>): WireAnswer => ({
    jsonrpc: '2.0',
    id: request.id ?? null,
    ...rest,
  });
  if (fault.kind === 'wrong-chain-id' && request.method === 'eth_chainId') {
    return answer({ result: `0x${fault.chainId.toString(16)}` });
  }
  if (fault.kind === 'wrong-chain-id' && request.method === 'net_version') {
    return answer({ result: String(fault.chainId) });
  }
  if (fault.kind === 'empty-logs' && request.method === 'eth_getLogs') return answer({ result: [] });
  if (fault.kind === 'header-not-found' && stateReads.has(request.method)) {
    return answer({ error: { code: -32_000, message: 'header not found' } });
  }
  if (fault.kind === 'out-of-gas' && (request.method === 'eth_call' || request.method === 'eth_estimateGas')) {
    if (callBytes(request) > (fault.overBytes ?? 0)) return answer({ error: { code: -32_000, message: 'out of gas' } });
  }
  if (fault.kind === 'error') {
    const { code, message, data } = fault;
    return answer({ error: data === undefined ? { code, message } : { code, message, data } });
  }
  return undefined;
}

/** The request as the faulty endpoint understands it: a lagging node takes its own head for the latest block. */
export function faultyRequest(fault: RpcFault, request: WireRequest, head: number): WireRequest {
  if (fault.kind !== 'lagging-head') return request;
  const lagged = `0x${Math.max(0, head - fault.blocks).toString(16)}`;
  const moving = (tag: unknown) => tag === 'latest' || tag === 'pending' || tag === 'safe' || tag === 'finalized';
  const params = [...(request.params ?? [])];
  if (request.method === 'eth_getBlockByNumber') {
    if (moving(params[0])) params[0] = lagged;
  } else if (stateReads.has(request.method)) {
    if (params[1] === undefined || moving(params[1])) params[1] = lagged;
  } else if (request.method === 'eth_getLogs') {
    const filter = { ...(params[0] as Record<string, unknown>) };
    if (filter.blockHash === undefined && (filter.toBlock === undefined || moving(filter.toBlock))) {
      filter.toBlock = lagged;
    }
    params[0] = filter;
  }
  return { ...request, params };
}

/** The node's answer as the faulty endpoint gives it on. */
export function faultyResult(fault: RpcFault, request: WireRequest, answer: WireAnswer): WireAnswer {
  switch (fault.kind) {
    case 'wrong-id':
      return { ...answer, id: typeof answer.id === 'number' ? answer.id + 1 : 'another-id' };
    case 'lagging-head':
      if (request.method !== 'eth_blockNumber' || typeof answer.result !== 'string') return answer;
      return { ...answer, result: `0x${Math.max(0, Number(answer.result) - fault.blocks).toString(16)}` };
    case 'missing-logs':
      if (!isBlockLogs(request) || !Array.isArray(answer.result)) return answer;
      return { ...answer, result: answer.result.filter((_, place) => place % 2 === 0) };
    case 'no-genesis':
      return asksGenesis(request) ? { ...answer, result: null } : answer;
    case 'wrong-genesis': {
      if (!asksGenesis(request) || typeof answer.result !== 'object' || answer.result === null) return answer;
      return { ...answer, result: { ...answer.result, hash: `0x${'ab'.repeat(32)}` } };
    }
    default:
      return answer;
  }
}

function asksGenesis({ method, params }: WireRequest): boolean {
  return method === 'eth_getBlockByNumber' && /^0x0+$/.test(String(params?.[0]));
}

function isBlockLogs({ method, params }: WireRequest): boolean {
  const filter = params?.[0];
  return method === 'eth_getLogs' && typeof filter === 'object' && filter !== null && 'blockHash' in filter;
}

function callBytes(request: WireRequest): number {
  const call = request.params?.[0];
  if (typeof call !== 'object' || call === null) return 0;
  const data = 'data' in call ? call.data : 'input' in call ? call.input : '';
  return typeof data === 'string' ? Math.max(0, (data.length - 2) / 2) : 0;
}
