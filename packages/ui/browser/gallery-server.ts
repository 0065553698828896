import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** What the product sends, with no hash and no 'unsafe-inline': the design system must live with it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Stands for the pictures that the product's own server has and the gallery has not. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#167a6c"/></svg>';

/** Serves the built gallery under the policy on a free port. */
export function startGalleryServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const root = join(import.meta.dirname, '../dist/gallery');
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path.startsWith('/images/')) {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(picture);
      return;
    }
    const file = path === '/' ? '/index.html' : path;
    try {
      const body = await readFile(join(root, file));
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.setHeader('Content-Security-Policy', policy);
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `http://localhost:${port}`,
        stop: () => new Promise((done) => server.close(() => done())),
      });
    });
  });
}
