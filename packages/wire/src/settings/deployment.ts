import * as z from 'zod/mini';
import { contractAddressSchema } from '../shared/address-schema';
import { firstIssue } from '../shared/first-issue';
import { hashSchema } from '../shared/hash-schema';
import { plainTextSchema } from '../shared/plain-text-schema';
import { contractsSchema } from './contracts-schema';
import { defaultPricing, pricingSchema } from './pricing-schema';
import { projectLinkSchema } from './project-link-schema';
import { settingsSchema } from './settings';

/** How a token is taken: like others, or with a warning. */
export const tokenKindSchema = z.literal(
  ['standard', 'high-slippage', 'compromised'],
  "must be 'standard', 'high-slippage' or 'compromised'",
);

const tokenSchema = z.object({
  address: contractAddressSchema,
  symbol: plainTextSchema(20),
  name: plainTextSchema(60),
  decimals: z.int('must be a whole number').check(z.minimum(0, 'must be 0 to 255'), z.maximum(255, 'must be 0 to 255')),
  kind: tokenKindSchema,
  listed: z.boolean('must be true or false'),
  projectLink: z.exactOptional(projectLinkSchema),
});

const pairSchema = z.object({
  address: contractAddressSchema,
  token0: contractAddressSchema,
  token1: contractAddressSchema,
});

/**
 * The deployment file: what stands on one chain, written by the deployment and read by every part of the stack. The
 * genesis hash tells two chains of the same id apart.
 */
export const deploymentSchema = z.object({
  version: z.literal(2, 'must be 2'),
  chainId: settingsSchema.shape.chain.shape.id,
  genesisHash: hashSchema,
  pairInitCodeHash: hashSchema,
  contracts: contractsSchema,
  pricing: z._default(pricingSchema, defaultPricing),
  tokens: z.array(tokenSchema, 'must be a list').check(z.maxLength(1000, 'has more than 1000 entries')),
  pairs: z.array(pairSchema, 'must be a list').check(z.maxLength(10_000, 'has more than 10000 entries')),
});

/** What stands on one chain; addresses in EIP-55 spelling, hashes in lower case. */
export type Deployment = z.infer<typeof deploymentSchema>;

/** The deployment file is not usable; `field` names the place. */
export class DeploymentError extends Error {
  readonly code = 'DEPLOYMENT_INVALID';
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`The deployment file is not valid: ${field || 'the whole'} ${problem}.`);
    this.name = 'DeploymentError';
    this.field = field;
  }
}

/** Reads a deployment from parsed JSON. Throws DeploymentError, which names the field. */
export function parseDeployment(json: unknown): Deployment {
  const result = z.safeParse(deploymentSchema, json);
  if (result.success) return result.data;
  const { field, problem } = firstIssue(result.error);
  throw new DeploymentError(field, problem);
}
