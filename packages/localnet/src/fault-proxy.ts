import { Agent, createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createJsonRpc } from './json-rpc';
import {
  faultyAnswer,
  faultyRequest,
  faultyResult,
  type RpcFault,
  type WireAnswer,
  type WireRequest,
} from './rpc-fault';

/** One HTTP request that reached the proxy, with the JSON-RPC calls inside. */
export interface LoggedRequest {
  readonly at: number;
  readonly calls: readonly WireRequest[];
}

/** A JSON-RPC endpoint in front of a real one whose faults a test switches. */
export interface FaultProxy {
  readonly url: string;
  readonly port: number;
  /** Every HTTP request since the start or the last `clearLog`, also those that a fault swallowed. */
  readonly log: readonly LoggedRequest[];
  /** Adds faults to those that are on. */
  inject(...faults: RpcFault[]): void;
  /** Ends all faults. */
  heal(): void;
  clearLog(): void;
  /** HTTP requests in the log. */
  requestCount(): number;
  /** JSON-RPC calls in the log, of one method when it is named. */
  callCount(method?: string): number;
  /** Points the proxy at another node. */
  retarget(url: string): void;
  stop(): Promise<void>;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
};

/** Starts a proxy in front of the JSON-RPC endpoint `target` (HTTP only). */
export async function startFaultProxy(options: { target: string; port?: number }): Promise<FaultProxy> {
  let target = options.target;
  let active: { fault: RpcFault; left: number }[] = [];
  let log: LoggedRequest[] = [];

  const faultsFor = (calls: readonly WireRequest[]): RpcFault[] => {
    const touched = active.filter(
      ({ fault }) => !fault.methods || calls.some((call) => fault.methods?.includes(call.method)),
    );
    for (const entry of touched) entry.left -= 1;
    active = active.filter(({ left }) => left > 0);
    return touched.map(({ fault }) => fault);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const body = await readBody(request);
    const parsed: unknown = JSON.parse(body);
    const calls = (Array.isArray(parsed) ? parsed : [parsed]) as WireRequest[];
    log.push({ at: Date.now(), calls });
    const faults = faultsFor(calls);
    for (const fault of faults) {
      if (fault.kind === 'delay') await sleep(fault.ms);
      if (fault.kind === 'hold') await fault.until;
      if (fault.kind === 'down') return void response.destroy();
      if (fault.kind === 'status') {
        return void response.writeHead(fault.status, { ...cors, 'content-type': 'text/plain' }).end('fault');
      }
    }
    const answered = async () => {
      // Without a fault it passes as it is: under load most do.
      if (faults.length === 0) return post(target, body);
      const answers = await answersOf(target, calls, faults);
      return JSON.stringify(Array.isArray(parsed) ? answers : answers[0]);
    };
    const text = await answered();
    const cut = faults.some((fault) => fault.kind === 'cut-json');
    response.writeHead(200, { ...cors, 'content-type': 'application/json' });
    response.end(cut ? text.slice(0, Math.max(1, Math.floor(text.length / 2))) : text);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: options.port ?? 0 }, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    get log() {
      return log;
    },
    inject(...faults) {
      active.push(...faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })));
    },
    heal() {
      active = [];
    },
    clearLog() {
      log = [];
    },
    requestCount: () => log.length,
    callCount: (method) =>
      log.reduce((sum, { calls }) => sum + calls.filter((call) => !method || call.method === method).length, 0),
    retarget(url) {
      target = url;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answersOf(target: string, calls: readonly WireRequest[], faults: readonly RpcFault[]) {
  const head = faults.some(({ kind }) => kind === 'lagging-head')
    ? Number(await createJsonRpc(target).request<string>('eth_blockNumber'))
    : 0;
  const plans = calls.map((call) => {
    const own = faults.filter((fault) => !fault.methods || fault.methods.includes(call.method));
    const instead = own.map((fault) => faultyAnswer(fault, call)).find((answer) => answer !== undefined);
    return { call, own, instead, sent: own.reduce((request, fault) => faultyRequest(fault, request, head), call) };
  });
  const asked = plans.filter(({ instead }) => !instead).map(({ sent }, id) => ({ ...sent, jsonrpc: '2.0', id }));
  const given = new Map<number, WireAnswer>();
  if (asked.length > 0) {
    const text = await post(target, JSON.stringify(asked.length === 1 ? asked[0] : asked));
    const json = JSON.parse(text) as WireAnswer | WireAnswer[];
    for (const answer of Array.isArray(json) ? json : [json]) given.set(Number(answer.id), answer);
  }
  let next = 0;
  return plans.map(({ call, own, instead }) => {
    const real = instead ?? { ...given.get(next++), jsonrpc: '2.0' as const, id: call.id ?? null };
    return own.reduce<WireAnswer>((answer, fault) => faultyResult(fault, call, answer), real);
  });
}

const agent = new Agent({ keepAlive: true });

/** Posts JSON and answers what comes back; by the plain client, which costs a quarter of what `fetch` does. */
function post(url: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const request = httpRequest(url, { method: 'POST', agent, headers }, (response) => {
      readBody(response).then(resolve, reject);
    });
    request.once('error', reject);
    request.end(body);
  });
}

function readBody(message: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    message.once('error', reject);
  });
}
