import * as z from 'zod/mini';

/** `/build.json`, which the build writes beside the page: the hash over all its other files. */
export const pageBuildSchema = z.object({
  root: z.string('must be a hash').check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits')),
});
