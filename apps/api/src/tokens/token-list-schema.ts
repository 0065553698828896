import * as z from 'zod';

/** The shape of a list that we make ourselves, for its readers; what is read is parsed by `parseTokenList`. */
export const tokenListSchema = z.object({
  name: z.string(),
  timestamp: z.iso.datetime(),
  version: z.object({ major: z.int(), minor: z.int(), patch: z.int() }),
  logoURI: z.string().optional(),
  keywords: z.array(z.string()).readonly().optional(),
  tokens: z
    .array(
      z.object({
        chainId: z.int(),
        address: z.string(),
        symbol: z.string(),
        name: z.string(),
        decimals: z.int(),
        logoURI: z.string().optional(),
      }),
    )
    .readonly(),
});
