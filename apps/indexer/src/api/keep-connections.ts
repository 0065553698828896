import type { Server } from 'node:http';
import { endStalled } from '@besc/wire/shared/end-stalled';
import type { MiddlewareHandler } from 'hono';
import { nodeRequest, nodeSocket } from './node-socket';

/** So long nothing may move of an answer that is not read. */
const stalledMs = 30_000;

/**
 * Keeps idle connections for so long. Node closes them after 5 s: whoever asks at that moment, a balancer or a page, gets a reset.
 * Who is answered before all was read is told that the connection ends, which the engine's server then does: the next request on
 * it would get the reset. Whoever does not read is cut off, from the second connection on: the engine shows its server with the
 * first request alone.
 */
export function keepConnections(seconds: number, stalledAfterMs = stalledMs): MiddlewareHandler {
  const known = new WeakSet<Server>();
  return async (context, next) => {
    const server = nodeSocket(context)?.server;
    if (server && !known.has(server)) {
      known.add(server);
      endStalled(server, stalledAfterMs);
      server.keepAliveTimeout = seconds * 1000;
      server.headersTimeout = Math.max(60_000, server.keepAliveTimeout + 5000);
    }
    await next();
    if (nodeRequest(context)?.complete === false) context.header('connection', 'close');
  };
}
