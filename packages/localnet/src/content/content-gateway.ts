import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentIdOf } from './content-id';

/**
 * How a gateway fails: it never answers (`hang`), knows nothing (`not-found`), sends more than any list may have
 * (`oversize`, 3 MB), or something else than was asked for (`wrong-content`).
 */
export type GatewayFault = 'hang' | 'not-found' | 'oversize' | 'wrong-content';

/** A gateway to content by its hash, whose faults a test switches. */
export interface ContentGateway {
  readonly url: string;
  /** Paths that were asked for since the start. */
  readonly requests: readonly string[];
  /** Fails like this from now on; undefined heals. */
  setFault(fault: GatewayFault | undefined): void;
  stop(): Promise<void>;
}

const oversizeBytes = 3_000_000;

/**
 * Serves `/ipfs/<identifier>` and `/ipns/<key>` from `contents`. Nothing is taken on trust: each piece is served under the
 * identifier computed from it, and a key leads only to content that is there.
 */
export async function startContentGateway(options: {
  contents: readonly Uint8Array[];
  /** Which content an ipns key leads to, by the content's identifier. */
  keys: ReadonlyMap<string, string>;
  port?: number;
}): Promise<ContentGateway> {
  const contents = new Map(options.contents.map((content) => [contentIdOf(content).id, content]));
  const requests: string[] = [];
  let fault: GatewayFault | undefined;

  const find = (path: string): { content: Uint8Array; forEver: boolean } | undefined => {
    const [, kind, id, ...rest] = path.split('/');
    if (id === undefined || rest.join('') !== '') return undefined;
    const content = contents.get(kind === 'ipns' ? (options.keys.get(id) ?? '') : kind === 'ipfs' ? id : '');
    return content && { content, forEver: kind === 'ipfs' };
  };

  const answer = (path: string, response: ServerResponse): void => {
    const found = find(path);
    if (fault === 'hang') return;
    if (fault === 'oversize') send(response, new Uint8Array(oversizeBytes).fill(0x20), false);
    else if (fault === 'wrong-content') send(response, new TextEncoder().encode('{"name":"Something else"}'), true);
    else if (fault === undefined && found !== undefined) send(response, found.content, found.forEver);
    else response.writeHead(404, { ...cors, 'content-type': 'text/plain' }).end('Not found');
  };

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    requests.push(path);
    answer(path, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: options.port ?? 0 }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    setFault(next) {
      fault = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const cors = { 'access-control-allow-origin': '*' };

function send(response: ServerResponse, content: Uint8Array, forEver: boolean): void {
  response.writeHead(200, {
    ...cors,
    'content-type': 'application/json',
    'content-length': content.length,
    'cache-control': forEver ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  response.end(content);
}
