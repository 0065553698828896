import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { ApiError } from './api-error';
import type { Store } from './store';

/** How long the database may take to answer a question for the health. */
const patienceMs = 2_000;

/** Why the service is not well, with its status. */
export const healthRefusals = { STOPPING: 503, STORE_UNAVAILABLE: 503 };

/**
 * Whether the service is well. `check` throws ApiError 503 while it ends, and when its database does not answer; however many
 * ask at one time, the database is asked once.
 */
export function serviceHealth(store: Store | undefined) {
  let isStopping = false;
  let asking: Promise<boolean> | undefined;
  const answers = async (asked: Store): Promise<boolean> => {
    const late = new AbortController();
    const patience = sleep(patienceMs, false, { signal: late.signal, ref: false }).catch(() => false);
    const answer = asked.query(z.unknown(), 'select 1').then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([answer, patience]);
    } finally {
      late.abort();
      asking = undefined;
    }
  };
  return {
    stopping(): void {
      isStopping = true;
    },
    async check(): Promise<void> {
      if (isStopping) throw new ApiError(503, 'STOPPING', 'The server is about to end.');
      if (store === undefined) return;
      asking ??= answers(store);
      if (await asking) return;
      throw new ApiError(503, 'STORE_UNAVAILABLE', 'What is stored cannot be reached now.', { retryAfterSeconds: 5 });
    },
  };
}
