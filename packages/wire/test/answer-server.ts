import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** A real HTTP server whose answers a test writes. */
export interface AnswerServer {
  readonly url: string;
  /** Bodies of the requests so far, parsed. */
  readonly requests: { query?: string; variables?: Record<string, unknown> }[];
  /** What the next requests are answered with. */
  answer(handler: (response: ServerResponse, request: IncomingMessage) => void): void;
  answerJson(json: unknown, status?: number): void;
  stop(): Promise<void>;
}

export async function startAnswerServer(): Promise<AnswerServer> {
  let handle: (response: ServerResponse, request: IncomingMessage) => void = (response) => response.end('{}');
  const requests: AnswerServer['requests'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      if (body !== '') requests.push(JSON.parse(body));
      handle(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    requests,
    answer: (handler) => {
      handle = handler;
    },
    answerJson: (json, status = 200) => {
      handle = (response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Lets the server answer each alias of a query by `find`, as the index would. */
export function answerAliases(server: AnswerServer, find: (alias: string) => unknown[]): void {
  server.answer((response) => {
    const aliases = [...(server.requests.at(-1)?.query ?? '').matchAll(/\b([tb]\d+):/g)].map(
      ([, alias]) => alias ?? '',
    );
    const data = Object.fromEntries(aliases.map((alias) => [alias, { items: find(alias) }]));
    response.end(JSON.stringify({ data }));
  });
}

/** The server of a file of tests, which begins each of them without a request. */
export function answerServer(): AnswerServer {
  let server: AnswerServer | undefined;
  beforeAll(async () => {
    server = await startAnswerServer();
  });
  afterAll(() => server?.stop());
  beforeEach(() => {
    running().requests.length = 0;
  });
  const running = (): AnswerServer => {
    if (server === undefined) throw new Error('Before the tests of the file there is no server');
    return server;
  };
  return {
    get url() {
      return running().url;
    },
    get requests() {
      return running().requests;
    },
    answer: (handler) => running().answer(handler),
    answerJson: (json, status) => running().answerJson(json, status),
    stop: () => running().stop(),
  };
}
