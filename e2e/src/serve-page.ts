import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * A web server as an operator would set one up, and as `docs/samples/nginx.conf` says: files of the built page, the
 * generated headers on each of them, the settings file, and the services behind it. Its files are there once `site` is.
 */
export async function servePage(options: { page: string; site: string; upstreams: Readonly<Record<string, string>> }) {
  const { page, site, upstreams } = options;
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://page');
    const behind = Object.keys(upstreams).find((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
    if (behind !== undefined) {
      const path = behind === '/api' ? pathname.slice(behind.length) : pathname;
      const body = request.method === 'POST' ? await buffer(request) : null;
      const answer = await fetch(`${upstreams[behind]}${path}${search}`, {
        method: request.method ?? 'GET',
        body,
        headers: {
          'content-type': request.headers['content-type'] ?? 'application/json',
          'x-forwarded-for': request.socket.remoteAddress ?? '',
        },
      }).catch(() => undefined);
      response.writeHead(answer?.status ?? 502, {
        'content-type': answer?.headers.get('content-type') ?? 'text/plain',
      });
      response.end(answer ? Buffer.from(await answer.arrayBuffer()) : 'down');
      return;
    }
    const headers = JSON.parse(await readFile(join(site, 'headers.json'), 'utf8')) as Record<string, string>;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const wanted = pathname === '/settings.json' ? join(site, 'settings.json') : join(page, pathname);
    const found = await stat(wanted).catch(() => undefined);
    if (!found?.isFile() && extname(pathname) !== '') {
      response.writeHead(404).end('Not found');
      return;
    }
    const file = found?.isFile() ? wanted : join(page, 'index.html');
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.end(await readFile(file));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
