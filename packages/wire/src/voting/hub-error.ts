import * as z from 'zod/mini';

/** What the hub answers instead: the code, and words for a person. */
export const hubErrorSchema = z.object({ error: z.string(), error_description: z.string() });

/** A message that the hub did not take. `message` is its `error_description`, for the screen (VOTE-32 when there is none). */
export class HubError extends Error {
  constructor(
    /** `BAD_SIGNATURE`, `ENDED`, …; `UNREADABLE` when something else than the hub answered. */
    readonly code: string,
    message: string,
    readonly status: number,
    /** It may have been taken, or may be taken when it is sent again: the hub takes the same message once. */
    readonly isPassing: boolean,
  ) {
    super(message);
    this.name = 'HubError';
  }
}
