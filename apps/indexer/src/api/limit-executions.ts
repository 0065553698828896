import type { MiddlewareHandler } from 'hono';
import type { ClientLimits } from './limit-clients';

/** Requests that are executed at a time, and that wait for it: of all clients, and of one. */
const most = { running: 8, runningOfOne: 4, waiting: 256, waitingOfOne: 32 };
/** Shorter than the page's patience, so that it is told before it gives up. */
const longestWaitMs = 3000;
const retryAfterSeconds = '2';

interface Waiting {
  readonly client: string;
  begin(): void;
}

/**
 * Lets a few requests of all clients be executed at a time, in the process that also writes the tables. The next is of the client
 * of whom the fewest run, in the order they came; who waits too long, or finds too many waiting, is answered 503. What a request
 * took is told to `worked`: of the time in which several run, each has its part. `now` is any clock in milliseconds.
 */
export function limitExecutions(
  { clientOf, worked }: Pick<ClientLimits, 'clientOf' | 'worked'>,
  now: () => number = () => performance.now(),
): MiddlewareHandler {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  let runningNow = 0;
  let part = 0;
  let since = now();

  const runningOf = (client: string) => running.get(client) ?? 0;
  const hasRoom = (client: string) => runningNow < most.running && runningOf(client) < most.runningOfOne;
  /** The time that one who ran all along has had until now. */
  const partOfOne = () => {
    const at = now();
    part += (at - since) / Math.max(1, runningNow);
    since = at;
    return part;
  };
  const enter = (client: string) => {
    const begun = partOfOne();
    runningNow += 1;
    running.set(client, runningOf(client) + 1);
    return begun;
  };
  const leave = (client: string) => {
    const ended = partOfOne();
    runningNow -= 1;
    const left = runningOf(client) - 1;
    if (left > 0) running.set(client, left);
    else running.delete(client);
    const [next] = waiting
      .filter((entry) => hasRoom(entry.client))
      .sort((a, b) => runningOf(a.client) - runningOf(b.client));
    next?.begin();
    return ended;
  };
  /** The part at which it began; undefined when it does not. */
  const turn = async (client: string): Promise<number | undefined> => {
    if (hasRoom(client)) return enter(client);
    const own = waiting.filter((entry) => entry.client === client).length;
    if (waiting.length >= most.waiting || own >= most.waitingOfOne) return undefined;
    return new Promise((resolve) => {
      const end = (begun: number | undefined) => {
        clearTimeout(timer);
        waiting.splice(waiting.indexOf(entry), 1);
        resolve(begun);
      };
      const entry: Waiting = { client, begin: () => end(enter(client)) };
      const timer = setTimeout(() => end(undefined), longestWaitMs);
      waiting.push(entry);
    });
  };

  return async (context, next) => {
    const client = clientOf(context);
    const begun = await turn(client);
    if (begun === undefined) {
      context.header('retry-after', retryAfterSeconds);
      context.header('cache-control', 'no-store');
      return context.json({ errors: [{ message: 'The index is busy. Please try again in a moment.' }] }, 503);
    }
    try {
      return await next();
    } finally {
      await worked(client, leave(client) - begun);
    }
  };
}
