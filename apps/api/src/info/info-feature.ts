import { httpUrls } from '@besc/wire/settings/environment';
import { defaultPricing } from '@besc/wire/settings/pricing-schema';
import * as z from 'zod';
import { apiFeature } from '../shared/api-feature';
import { coingeckoRoutes } from './coingecko-routes';
import { coinmarketcapRoutes } from './coinmarketcap-routes';
import { defillamaRoutes } from './defillama-routes';
import { dexscreenerRoutes } from './dexscreener-routes';
import { listingIndex } from './listing-index';

/** What listing sites read of the exchange, from the index. Without one (INDEX_URL) there are no such routes. */
export const infoFeature = apiFeature({
  slug: 'info',
  config: z.object({
    INDEX_URL: z.optional(httpUrls),
    DEX_KEY: z.string().min(1).max(60).default('besc-swap'),
  }),
  routes(context, { INDEX_URL: urls, DEX_KEY: dexKey }) {
    const [url] = urls ?? [];
    if (url === undefined) return [];
    const index = listingIndex(context, url);
    const { minimumReserveNative } = context.deployment.pricing ?? defaultPricing;
    return [
      ...coingeckoRoutes(index),
      ...coinmarketcapRoutes(index, minimumReserveNative),
      ...dexscreenerRoutes(index, dexKey),
      ...defillamaRoutes(index),
    ];
  },
});
