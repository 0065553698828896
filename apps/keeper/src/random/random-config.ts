import { wholeNumber } from '@besc/wire/settings/environment';
import * as z from 'zod';

/** What giving random words can be told. */
export const randomConfig = z
  .object({
    RANDOM_COMMITMENTS: wholeNumber({ least: 1, most: 50, fallback: 2 }),
    RANDOM_CONFIRMATIONS: wholeNumber({ least: 0, most: 60, fallback: 6 }),
  })
  .transform((env) => ({
    /** Commitments that wait for a game, each with its bond. */
    commitments: env.RANDOM_COMMITMENTS,
    /** A secret is given once the block that counts is so deep that no reorganisation replaces it. */
    confirmations: BigInt(env.RANDOM_CONFIRMATIONS),
  }));

/** The source's own settings. */
export type RandomConfig = z.output<typeof randomConfig>;
