import type { MiddlewareHandler } from 'hono';
import { nodeRequest, nodeSocket } from './node-socket';

/**
 * Keeps idle connections for so long. Node closes them after 5 s: whoever asks at that moment, a balancer or a page, gets a reset.
 * Who is answered before all was read is told that the connection ends, which the engine's server then does: the next request on
 * it would get the reset.
 */
export function keepConnections(seconds: number): MiddlewareHandler {
  return async (context, next) => {
    const server = nodeSocket(context)?.server;
    if (server) {
      server.keepAliveTimeout = seconds * 1000;
      server.headersTimeout = Math.max(60_000, server.keepAliveTimeout + 5000);
    }
    await next();
    if (nodeRequest(context)?.complete === false) context.header('connection', 'close');
  };
}
