import { wholeNumber } from '@besc/wire/settings/environment';
import * as z from 'zod';

/** What the compounding of the vault can be told. */
export const poolsConfig = z
  .object({
    COMPOUND_INTERVAL_SECONDS: wholeNumber({ least: 1, most: 86_400, fallback: 60 }),
    COMPOUND_COVER_BPS: wholeNumber({ least: 0, most: 100_000, fallback: 10_000 }),
  })
  .transform((env) => ({
    /** Seconds between looks at the vault. */
    intervalSeconds: env.COMPOUND_INTERVAL_SECONDS,
    /** Part of the gas that the bounty must be worth; with 0 the vault is compounded at any cost. */
    coverBps: BigInt(env.COMPOUND_COVER_BPS),
  }));

/** The compounding's own settings. */
export type PoolsConfig = z.output<typeof poolsConfig>;
