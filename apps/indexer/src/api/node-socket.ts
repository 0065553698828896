import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from 'hono';

/** The socket that a request came by, with its server: the engine's server hands the request of Node to its apps. None in a test. */
export function nodeSocket({ env }: Context): (Socket & { readonly server?: Server }) | undefined {
  return ((env ?? {}) as { incoming?: { socket?: Socket } }).incoming?.socket;
}
