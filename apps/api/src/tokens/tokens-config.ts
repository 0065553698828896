import { allowance, httpUrls, wholeNumber } from '@besc/wire/settings/environment';
import * as z from 'zod';

/** What lists and pictures of other hosts may cost, and where they may come from. */
export const tokensConfig = z
  .object({
    GATEWAYS: z._default(httpUrls, []),
    FETCHES_PER_MINUTE: wholeNumber({ least: 1, most: 1_000_000, fallback: 300 }),
    PRIVATE_LISTS: allowance,
  })
  .transform((env) => ({
    /** Bases of gateways to content by its hash, in the order to try. */
    gateways: env.GATEWAYS,
    /** How much of its requests one client may have fetched from elsewhere. */
    fetchesPerMinute: env.FETCHES_PER_MINUTE,
    /** Whether lists and pictures may come from this machine and its network: for a local stack only. */
    allowsPrivateLists: env.PRIVATE_LISTS,
  }));
