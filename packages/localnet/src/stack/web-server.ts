import { isIP } from 'node:net';
import type { Settings } from '@besc/wire/settings/settings';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { securityHeaders } from '../../../../apps/web/csp/headers';
import type { HeldPort } from '../held-port';
import { explorerPages } from './explorer-pages';
import { type WebEncoding, type WebFile, webFiles } from './web-files';

/** A server of the built page. */
export interface WebServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves the built page with the headers of a real deployment: every address without a file ending gives the page
 * itself, hashed files are kept for ever by the browser, and the settings, lists, images and the index come from the
 * same origin.
 */
export function startWebServer(options: {
  folder: string;
  /** Has been listening since the stack began to start. */
  held: HeldPort;
  settings: Settings;
  /** Own path prefixes that other parts of the stack answer, and where; `strip` leaves the prefix out. */
  upstreams: readonly { prefix: string; target: string; strip?: true }[];
}): WebServer {
  const { folder, held, settings, upstreams } = options;
  const { port } = held;
  const origin = `http://127.0.0.1:${port}`;
  const files = webFiles(folder);
  const headers = securityHeaders(settings);
  const settingsText = JSON.stringify(settings);
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  // One origin only: storage, logo addresses and the security policy belong to it.
  app.use(async (c, next) => {
    const host = c.req.header('host') ?? '';
    if (host === `127.0.0.1:${port}`) return next();
    const name = host.replace(/:\d+$/, '');
    // Not resolved against it: a path that begins with two slashes would lead to another host.
    if (name === 'localhost') return c.redirect(origin + new URL(c.req.url).pathname + search(c), 307);
    // A name that leads here without being ours is how a foreign page would reach a local server.
    if (isIP(name) === 0) return c.text('This server answers to 127.0.0.1 and localhost only.', 421);
    return next();
  });
  app.get('/settings.json', (c) => {
    c.header('cache-control', 'no-cache');
    return c.body(settingsText, 200, { 'content-type': 'application/json' });
  });
  for (const { prefix, target, strip } of upstreams) {
    const pass = (c: Context) => passOn(c, target + (strip ? c.req.path.slice(prefix.length) : c.req.path));
    app.all(prefix, pass);
    app.all(`${prefix}/*`, pass);
  }
  app.route('/', explorerPages({ rpcUrl: settings.chain.rpcUrls[0] ?? '', settings }));
  app.get('*', (c) => {
    const path = decodePath(c.req.path);
    const file = path === undefined ? undefined : files.get(path);
    if (file) return send(c, file);
    const page = files.get('/index.html');
    // A missing script must fail as missing: the page itself in its place would be a riddle.
    const asksForFile = path === undefined || path.startsWith('/assets/') || /\.[a-z\d]{1,12}$/i.test(path);
    if (asksForFile || !page) return c.text('Not found', 404);
    return send(c, page);
  });

  held.server.removeAllListeners('request');
  held.server.on('request', getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  // Longer than the pause of a client that asks every few seconds, and than balancers keep theirs.
  held.server.keepAliveTimeout = 75_000;
  held.server.headersTimeout = 80_000;
  return { url: origin, stop: held.release };
}

function search(c: Context): string {
  return new URL(c.req.url).search;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function send(c: Context, file: WebFile): Response {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding: WebEncoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  c.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('etag', file.etag);
  c.header('vary', 'accept-encoding');
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  const body = file.body(encoding);
  if (encoding !== 'identity' && body !== file.body('identity')) c.header('content-encoding', encoding);
  return c.body(body, 200, { 'content-type': file.type });
}

const passedBack = [
  ...['content-type', 'content-disposition', 'etag', 'cache-control', 'retry-after'],
  ...['vary', 'cross-origin-resource-policy', 'x-index-block', 'x-index-hash'],
];

async function passOn(c: Context, url: string): Promise<Response> {
  const request = new Headers();
  for (const name of ['accept', 'content-type', 'if-none-match', 'sec-fetch-dest']) {
    const value = c.req.header(name);
    if (value !== undefined) request.set(name, value);
  }
  // This server is the one proxy that the others trust: it says who asked, whatever the asker says of itself.
  request.set('x-forwarded-for', getConnInfo(c).remote.address ?? '');
  const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  try {
    const answer = await fetch(url + search(c), {
      method: c.req.method,
      headers: request,
      ...(hasBody ? { body: await c.req.arrayBuffer() } : {}),
      signal: AbortSignal.timeout(35_000),
    });
    const headers = new Headers();
    for (const name of passedBack) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers });
  } catch {
    return c.json({ error: { code: 'UPSTREAM_DOWN', message: 'This part of the local stack does not answer.' } }, 502);
  }
}
