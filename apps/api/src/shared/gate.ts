import { clientGate } from '@besc/wire/shared/client-gate';
import { ApiError } from './api-error';

/** Runs work for a client when there is room for it. */
export type Gate = <Result>(client: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `most` pieces of work run at one time, and of one client `mostOfOne`; four and eight times as many may wait for it, or as many
 * as is said. Whose turn is next and who may wait says `clientGate`. Throws ApiError 503 when it gets no turn.
 */
export function makeGate(room: {
  readonly most: number;
  readonly mostOfOne: number;
  readonly waiting?: number;
  readonly waitingOfOne?: number;
}): Gate {
  const { most, mostOfOne, waiting = 4 * most, waitingOfOne = 8 * mostOfOne } = room;
  const gate = clientGate({
    room: { running: most, runningOfOne: mostOfOne, waiting, waitingOfOne },
    now: () => performance.now(),
  });
  return async (client, work) => {
    const turn = await gate(client).turn;
    if (turn === undefined) {
      throw new ApiError(503, 'BUSY', 'Too much is being done at once. Please try again.', { retryAfterSeconds: 2 });
    }
    try {
      return await work();
    } finally {
      turn.end();
    }
  };
}
