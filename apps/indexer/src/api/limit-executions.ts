import { clientGate } from '@besc/wire/shared/client-gate';
import type { MiddlewareHandler } from 'hono';
import type { ClientLimits } from './limit-clients';

/** Requests that are executed at a time, and that wait for it: of all clients, and of one. */
const room = { running: 8, runningOfOne: 4, waiting: 256, waitingOfOne: 32 };
/** Shorter than the page's patience, so that it is told before it gives up. */
const longestWaitMs = 3000;
const retryAfterSeconds = '2';

/**
 * Lets a few requests of all clients be executed at a time, in the process that also writes the tables. Who waits too long, or gets
 * no place among those who wait (`clientGate`), is answered 503. What a request took is told to `worked`. `now` is any clock in
 * milliseconds.
 */
export function limitExecutions(
  { clientOf, worked }: Pick<ClientLimits, 'clientOf' | 'worked'>,
  now: () => number = () => performance.now(),
): MiddlewareHandler {
  const gate = clientGate({ room, now });
  return async (context, next) => {
    const client = clientOf(context);
    const asked = gate(client);
    const timer = setTimeout(asked.giveUp, longestWaitMs);
    const turn = await asked.turn;
    clearTimeout(timer);
    if (turn === undefined) {
      context.header('retry-after', retryAfterSeconds);
      context.header('cache-control', 'no-store');
      return context.json({ errors: [{ message: 'The index is busy. Please try again in a moment.' }] }, 503);
    }
    try {
      return await next();
    } finally {
      await worked(client, turn.end());
    }
  };
}
