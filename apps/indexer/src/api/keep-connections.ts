import type { Server } from 'node:http';
import { endStalled } from '@besc/wire/shared/end-stalled';
import type { MiddlewareHandler } from 'hono';
import { nodeRequest, nodeSocket } from './node-socket';

/** So long nothing may move of an answer that is not read. */
const stalledMs = 30_000;
/** So long a client may take to send a request: what has come of it is kept meanwhile. */
const requestMs = 10_000;

/**
 * Keeps idle connections for so long. Node closes them after 5 s: a client that asks at that moment gets a reset.
 * Who is answered before all was read is told that the connection ends, which the engine's server then does: the next request on
 * it would get the reset. A client that does not read is cut off, from the second connection on: the engine shows its server with the
 * first request alone. So is who does not send his request in time.
 */
export function keepConnections(seconds: number, stalledAfterMs = stalledMs): MiddlewareHandler {
  const known = new WeakSet<Server>();
  return async (context, next) => {
    const server = nodeSocket(context)?.server;
    if (server && !known.has(server)) {
      known.add(server);
      endStalled(server, stalledAfterMs);
      server.keepAliveTimeout = seconds * 1000;
      // Of two limits Node takes the longer one for the whole request, whichever it is called.
      server.requestTimeout = requestMs;
      server.headersTimeout = requestMs;
    }
    await next();
    if (nodeRequest(context)?.complete === false) context.header('connection', 'close');
  };
}
