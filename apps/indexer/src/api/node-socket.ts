import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from 'hono';

/** The request of Node that one of the engine's apps answers. None in a test. */
export function nodeRequest({ env }: Context): IncomingMessage | undefined {
  return ((env ?? {}) as { incoming?: IncomingMessage }).incoming;
}

/** The socket that a request came by, with its server. */
export function nodeSocket(context: Context): (Socket & { readonly server?: Server }) | undefined {
  return nodeRequest(context)?.socket;
}
