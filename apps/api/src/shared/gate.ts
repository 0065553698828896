import { ApiError } from './api-error';

/** Runs work for a client when there is room for it. */
export type Gate = <Result>(client: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `most` pieces of work run at one time, and of one client `mostOfOne`; as many more wait, in the order they came,
 * so that one client's slow places do not stand in the way of another's. Throws ApiError 503 when no more may wait.
 */
export function makeGate({ most, mostOfOne }: { readonly most: number; readonly mostOfOne: number }): Gate {
  const mostWaiting = { ofAll: 4 * most, ofOne: 8 * mostOfOne };
  const waiting: { readonly client: string; readonly begin: () => void }[] = [];
  const running = new Map<string, number>();
  let runningNow = 0;

  const hasRoom = (client: string) => runningNow < most && (running.get(client) ?? 0) < mostOfOne;
  const enter = (client: string) => {
    runningNow++;
    running.set(client, (running.get(client) ?? 0) + 1);
  };
  const leave = (client: string) => {
    runningNow--;
    const left = (running.get(client) ?? 1) - 1;
    if (left > 0) running.set(client, left);
    else running.delete(client);
    const next = waiting.findIndex((entry) => hasRoom(entry.client));
    if (next >= 0) waiting.splice(next, 1)[0]?.begin();
  };

  return async (client, work) => {
    if (hasRoom(client)) enter(client);
    else {
      const own = waiting.filter((entry) => entry.client === client).length;
      if (waiting.length >= mostWaiting.ofAll || own >= mostWaiting.ofOne) {
        throw new ApiError(503, 'BUSY', 'Too much is being fetched. Please try again.', { retryAfterSeconds: 2 });
      }
      await new Promise<void>((resolve) => {
        waiting.push({
          client,
          begin: () => {
            enter(client);
            resolve();
          },
        });
      });
    }
    try {
      return await work();
    } finally {
      leave(client);
    }
  };
}
