import * as z from 'zod/mini';

/** A 32-byte hash as `0x` and 64 hex digits; any letter case is accepted and comes out in lower case. */
export const hashSchema = z.pipe(
  z.string('must be a hash').check(z.regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hex digits')),
  z.transform((text: string) => `0x${text.slice(2).toLowerCase()}` as const),
);
