import { httpUrls, wholeNumber } from '@besc/wire/settings/environment';
import * as z from 'zod';

/** What the keeping of competitions can be told. */
export const competitionConfig = z
  .object({
    COMPETITION_INDEX_URL: z.optional(httpUrls),
    COMPETITION_CONFIRMATIONS: wholeNumber({ least: 0, most: 100_000, fallback: 64 }),
  })
  .transform((env) => ({
    /** Where the operator's own index answers GraphQL; without it no result is published. */
    indexUrl: env.COMPETITION_INDEX_URL?.[0],
    /** Blocks after the close of a competition that its result waits for. */
    confirmations: env.COMPETITION_CONFIRMATIONS,
  }));
