import * as z from 'zod/mini';
import { addressSchema, contractAddressSchema } from '../shared/address-schema';
import { firstIssue } from '../shared/first-issue';
import { hashSchema } from '../shared/hash-schema';
import { listLocationSchema } from '../shared/list-location-schema';
import { optionalLocationSchema, webLocationSchema } from '../shared/location-schema';
import { plainTextSchema } from '../shared/plain-text-schema';
import { contractsSchema } from './contracts-schema';
import { gweiText } from './gwei-text';
import { defaultPricing, pricingSchema } from './pricing-schema';

/** What `contracts` says of no token. */
const tokenSchema = z.object({
  decimals: z.int('must be a whole number').check(z.minimum(0, 'must be 0 to 255'), z.maximum(255, 'must be 0 to 255')),
  symbol: plainTextSchema(20),
  name: plainTextSchema(60),
});

const linkSchema = z.object({ label: plainTextSchema(60), url: optionalLocationSchema });

const pinnedPairSchema = z
  .tuple([contractAddressSchema, contractAddressSchema], 'must be two addresses')
  .check(z.refine(([tokenA, tokenB]) => tokenA !== tokenB, 'must be two different addresses'));

const usdSchema = z.number('must be a number').check(z.minimum(0, 'must not be negative'));

function listOf<Item extends z.core.$ZodType>(item: Item, maximumLength: number) {
  return z.array(item, 'must be a list').check(z.maxLength(maximumLength, `has more than ${maximumLength} entries`));
}

/** The settings file of one deployment, loaded by the web app when it starts. Unknown fields are dropped. */
export const settingsSchema = z.object({
  version: z.literal(3, 'must be 3'),
  productName: plainTextSchema(60),
  chain: z.object({
    id: z.literal([2372, 97], 'must be 2372 or 97'),
    name: plainTextSchema(60),
    rpcUrls: listOf(webLocationSchema, 20).check(z.minLength(1, 'must name at least one endpoint')),
    explorerUrl: optionalLocationSchema,
    local: z.boolean('must be true or false'),
    genesisHash: hashSchema,
  }),
  contracts: contractsSchema,
  pairInitCodeHash: hashSchema,
  tokens: z.object({ stable: tokenSchema, money: tokenSchema }),
  pricing: z._default(pricingSchema, defaultPricing),
  routing: z.object({ bases: listOf(contractAddressSchema, 20), pinnedPairs: listOf(pinnedPairSchema, 100) }),
  index: z.object({ url: optionalLocationSchema }),
  api: z.object({ url: optionalLocationSchema }),
  lists: z.object({ defaults: listOf(listLocationSchema, 20), gateways: listOf(webLocationSchema, 20) }),
  gasPriceGwei: z.object({ standard: gweiText, fast: gweiText, instant: gweiText }),
  warningTokens: listOf(
    z.object({
      address: contractAddressSchema,
      kind: z.literal(['high-slippage', 'compromised'], "must be 'high-slippage' or 'compromised'"),
    }),
    1000,
  ),
  unsupportedTokens: listOf(contractAddressSchema, 1000),
  blockedAddresses: listOf(addressSchema, 1000),
  blockedRecipients: listOf(addressSchema, 1000),
  chart: z.object({ minimumReserveUsd: usdSchema }),
  /** A pool in which less is staked is not among the best ones of the front page. */
  topPools: z._default(z.object({ minimumStakedUsd: usdSchema }), { minimumStakedUsd: 100 }),
  links: z.object({
    chains: listOf(linkSchema, 20),
    bridge: optionalLocationSchema,
    provider: optionalLocationSchema,
    social: listOf(linkSchema, 20),
  }),
});

/** One deployment's settings; addresses in EIP-55 spelling, hashes in lower case, gas prices as decimal gwei. */
export type Settings = z.infer<typeof settingsSchema>;

/** The settings file is not usable; `field` names the place. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS_INVALID';
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`The settings file is not valid: ${field || 'the whole'} ${problem}.`);
    this.name = 'SettingsError';
    this.field = field;
  }
}

/** Reads settings from parsed JSON. Throws SettingsError, which names the first field that is wrong. */
export function parseSettings(json: unknown): Settings {
  const result = z.safeParse(settingsSchema, json);
  if (result.success) return result.data;
  const { field, problem } = firstIssue(result.error);
  throw new SettingsError(field, problem);
}
