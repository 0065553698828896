import * as z from 'zod/mini';
import { firstIssue } from '../shared/first-issue';
import { SettingsError, settingsSchema } from './settings';

const { chain, ...parts } = settingsSchema.shape;
const { name, rpcUrls, explorerUrl } = chain.shape;

/** The page puts `/tx/…` and the like behind it. */
const explorerBase = explorerUrl.check(z.refine((url) => !/[?#]/.test(url), 'must have no query and no fragment'));

/**
 * What the operator of a page decides: addresses of nodes, index and API as a browser reaches them, links, prices of gas,
 * lists. The other half of the settings file follows from the deployment. A field that is not known is refused.
 */
const siteSchema = z.strictObject({
  version: z.literal(1, 'must be 1'),
  productName: parts.productName,
  chain: z.strictObject({ name, rpcUrls, explorerUrl: explorerBase }),
  index: parts.index,
  api: parts.api,
  lists: parts.lists,
  gasPriceGwei: parts.gasPriceGwei,
  unsupportedTokens: parts.unsupportedTokens,
  blockedAddresses: parts.blockedAddresses,
  chart: parts.chart,
  topPools: parts.topPools,
  links: parts.links,
});

/** A site file whose fields are well formed. */
export type Site = z.infer<typeof siteSchema>;

/** Reads a site file from parsed JSON. Throws SettingsError, which names the first field that is wrong. */
export function parseSite(json: unknown): Site {
  const result = z.safeParse(siteSchema, json);
  if (result.success) return result.data;
  const { field, problem } = firstIssue(result.error);
  throw new SettingsError(field, problem);
}
