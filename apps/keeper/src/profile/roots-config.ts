import { httpUrls, wholeNumber } from '@besc/wire/settings/environment';
import * as z from 'zod';

/** What the publication of roots can be told. */
export const rootsConfig = z
  .object({
    ROOTS_INDEX_URL: z.optional(httpUrls),
    ROOTS_EVERY_BLOCKS: wholeNumber({ least: 1, most: 10_000_000, fallback: 28_800 }),
    ROOTS_CONFIRMATIONS: wholeNumber({ least: 0, most: 100_000, fallback: 64 }),
  })
  .transform((env) => ({
    /** Where the operator's own index answers GraphQL; without it no root is published. */
    indexUrl: env.ROOTS_INDEX_URL?.[0],
    /** Roots count until the multiples of it, so that all keepers mean the same block. */
    everyBlocks: env.ROOTS_EVERY_BLOCKS,
    /** Blocks after which a block counts as one that stays. */
    confirmations: env.ROOTS_CONFIRMATIONS,
  }));

/** Settings of the publication of roots. */
export type RootsConfig = z.output<typeof rootsConfig>;

/** The last block that a root counts until now; undefined before there is one. */
export function lastCountedBlock(
  head: bigint,
  { everyBlocks, confirmations }: Pick<RootsConfig, 'everyBlocks' | 'confirmations'>,
): number | undefined {
  const block = Math.floor((Number(head) - confirmations) / everyBlocks) * everyBlocks;
  return block > 0 ? block : undefined;
}
