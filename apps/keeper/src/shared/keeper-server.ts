import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { joinRecords } from '@besc/domain/shared/join-records';
import { clientKey } from '@besc/wire/shared/client-key';
import type { Registry } from 'prom-client';
import { callerRates } from './caller-rates';
import type { Duty } from './keeper-task';

/** A path with its question that is longer than this is refused. */
const longestUrl = 256;
/** So many connections one caller may have open. A peer needs one for each question that it waits for. */
const connectionsPerCaller = 8;

/**
 * Serves `/health` (200 or 503, JSON), `/metrics` (Prometheus) and the answers of the duties (JSON) until `stop`. Rejects when
 * the port is taken, and with DuplicateKeyError when two answer under one path.
 */
export async function startKeeperServer(options: {
  readonly host: string;
  readonly port: number;
  /** What there is to count, brought up to date. */
  readonly metrics: () => Registry;
  readonly health: () => { readonly ok: boolean };
  readonly answers?: readonly Duty['answers'][];
  /**
   * Answers a second for one caller (IPv4 address, IPv6 /64), and twice as many at once; what is more is refused with 429. Of the
   * own machine's requests only those to duties count.
   */
  readonly answersPerSecond?: number;
}): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const { host, port, metrics, health, answers: given = [], answersPerSecond = 10 } = options;
  const own = { '/health': undefined, '/metrics': undefined };
  const answers = joinRecords<NonNullable<Duty['answers']>[string] | undefined>('paths', [own, ...given]);
  const mayAsk = callerRates({ perSecond: answersPerSecond });
  const json = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  const server = createServer({ maxHeaderSize: 8_192 }, (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
    const isCounted = answer !== undefined || !isOwnMachine(request.socket);
    if (isCounted && !mayAsk(callerOf(request), performance.now() / 1000)) {
      response.writeHead(429, { 'retry-after': '1' }).end();
    } else if ((request.url ?? '').length > longestUrl) response.writeHead(414).end();
    else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (path === '/health') {
      const state = health();
      response.writeHead(state.ok ? 200 : 503, json);
      response.end(JSON.stringify(state));
    } else if (path === '/metrics') {
      const registry = metrics();
      void registry
        .metrics()
        .then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
    } else if (answer) {
      void answer(new URLSearchParams(query))
        .then((body) =>
          (body === undefined ? response.writeHead(404) : response.writeHead(200, json)).end(JSON.stringify(body)),
        )
        .catch(() => response.writeHead(503).end());
    } else response.writeHead(404).end();
  });
  server.maxHeadersCount = 50;
  server.headersTimeout = 10_000;
  server.requestTimeout = 10_000;
  server.maxConnections = 100;
  limitConnections(server);
  await once(server.listen(port, host), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

/** Ends at once what a caller opens beyond its connections, so that none takes the port from the others. */
function limitConnections(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    if (isOwnMachine(socket)) return;
    const caller = callerOf({ socket });
    const before = open.get(caller) ?? 0;
    if (before >= connectionsPerCaller) {
      socket.destroy();
      return;
    }
    open.set(caller, before + 1);
    socket.once('close', () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left > 0) open.set(caller, left);
      else open.delete(caller);
    });
  });
}

/** The caller shares the very address that is asked. */
function isOwnMachine({ remoteAddress, localAddress }: Pick<Socket, 'remoteAddress' | 'localAddress'>): boolean {
  return remoteAddress === localAddress;
}

/** Under which name a caller is counted: no proxy of ours stands before this port. */
export function callerOf({ socket }: { readonly socket: Pick<Socket, 'remoteAddress'> }): string {
  return clientKey({ peer: socket.remoteAddress, forwardedFor: undefined, trustedProxies: 0 });
}
