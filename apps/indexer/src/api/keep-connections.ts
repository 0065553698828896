import type { MiddlewareHandler } from 'hono';
import { nodeSocket } from './node-socket';

/** Keeps idle connections for so long. Node closes them after 5 s: whoever asks at that moment, a balancer or a page, gets a reset. */
export function keepConnections(seconds: number): MiddlewareHandler {
  return (context, next) => {
    const server = nodeSocket(context)?.server;
    if (server) {
      server.keepAliveTimeout = seconds * 1000;
      server.headersTimeout = Math.max(60_000, server.keepAliveTimeout + 5000);
    }
    return next();
  };
}
