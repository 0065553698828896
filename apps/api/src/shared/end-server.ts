import type { Server, ServerResponse } from 'node:http';

/**
 * How a server is ended: no new connections, those without a question closed at once and those that have only begun one after
 * `graceMs`; what is being answered may take up to `longestMs`. Settles when all are closed.
 */
export function serverEnd(
  server: Server,
  { graceMs, longestMs }: { readonly graceMs: number; readonly longestMs: number },
): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return () =>
    new Promise((resolve) => {
      const started = performance.now();
      // Who has his answer now is not waited for to ask again.
      server.keepAliveTimeout = 1;
      const closing = setInterval(() => {
        if (underWay.size === 0 || performance.now() - started >= longestMs) server.closeAllConnections();
      }, graceMs);
      server.close(() => {
        clearInterval(closing);
        resolve();
      });
      server.closeIdleConnections();
    });
}
