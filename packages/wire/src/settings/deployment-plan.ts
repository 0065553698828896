import * as z from 'zod/mini';
import { contractAddressSchema } from '../shared/address-schema';
import { firstIssue } from '../shared/first-issue';
import { hashSchema } from '../shared/hash-schema';
import { webUrlSchema } from '../shared/location-schema';
import { plainTextSchema } from '../shared/plain-text-schema';
import { amountText } from './amount-text';
import { deploymentSchema, tokenKindSchema } from './deployment';
import { gweiText } from './gwei-text';
import { projectLinkSchema } from './project-link-schema';

/** What the page says of any token. */
const told = { projectLink: z.exactOptional(projectLinkSchema) };

const existingSchema = z.strictObject({ address: contractAddressSchema, ...told });

/** A coin that exists is named by its address, one that is made by what is minted to the owner. */
const coinSchema = z.union([existingSchema, z.strictObject({ mint: amountText, ...told })], {
  error: 'must be { "address": … } of what exists or { "mint": "…" } for a new one',
});

const tokenSchema = z.union(
  [
    z.strictObject({ address: contractAddressSchema, kind: z._default(tokenKindSchema, 'standard'), ...told }),
    z.strictObject({
      symbol: plainTextSchema(20),
      name: plainTextSchema(60),
      decimals: z.int().check(z.minimum(0), z.maximum(36)),
      mint: amountText,
      ...told,
    }),
  ],
  { error: 'must be { "address", "kind"? } of what exists or { "symbol", "name", "decimals", "mint" } for a new one' },
);

const slugSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be a slug'));

/**
 * What an operator writes before a deployment: the chain, who owns and operates, what exists (by address) and what is made.
 * No key is part of it, and a field that is not known is refused rather than overlooked.
 */
const deploymentPlanSchema = z.strictObject({
  version: z.literal(1, 'must be 1'),
  chain: z.strictObject({
    id: deploymentSchema.shape.chainId,
    genesisHash: hashSchema,
    rpcUrls: z.array(webUrlSchema, 'must be a list').check(z.minLength(1, 'must name an endpoint'), z.maxLength(20)),
    /** Legacy gas price of every transaction of the deployment. */
    gasPriceGwei: gweiText,
    /** Blocks, the transaction's own included, before a step counts as done. */
    confirmations: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
  }),
  roles: z.strictObject({
    deployer: contractAddressSchema,
    owner: contractAddressSchema,
    guardian: contractAddressSchema,
    operator: contractAddressSchema,
    treasury: contractAddressSchema,
  }),
  /**
   * By slug, whom its contracts name instead of the account of `roles` when they are created: for a slug that is added to a
   * deployment whose guardian, operator or treasury are others by now.
   */
  partRoles: z._default(
    z.record(slugSchema, z.partialRecord(z.literal(['guardian', 'operator', 'treasury']), contractAddressSchema)),
    {},
  ),
  /** How long what the owner decides is public before it is done. */
  timelock: z.strictObject({
    delaySeconds: z.int('must be a number of seconds').check(z.minimum(1), z.maximum(30 * 24 * 3600)),
  }),
  coins: z.strictObject({
    wrapped: z.union([existingSchema, z.strictObject(told)], {
      error: 'must be { "address": … } of what exists or {} for a new one',
    }),
    money: coinSchema,
    stable: coinSchema,
  }),
  /** Further tokens for the default list. */
  tokens: z.array(tokenSchema, 'must be a list').check(z.maxLength(500, 'has more than 500 entries')),
  /** Pairs to create: 'wrapped', 'money', 'stable', the symbol of a token that is made, or an address. */
  pairs: z.array(z.tuple([z.string(), z.string()], 'must be two tokens'), 'must be a list').check(z.maxLength(500)),
  /** What a slug wants to know, by slug; each in the shape of the slug's own plan, which refuses what it does not know. */
  settings: z._default(z.record(slugSchema, z.unknown()), {}),
});

/** Two days, in seconds. */
const leastDelay = 48 * 3600;

/** A plan whose fields are well formed; addresses in EIP-55 spelling. */
export type DeploymentPlan = z.infer<typeof deploymentPlanSchema>;

/** The plan is not usable; `field` names the place. */
export class DeploymentPlanError extends Error {
  readonly code = 'PLAN_INVALID';
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`The plan is not valid: ${field || 'the whole'} ${problem}.`);
    this.name = 'DeploymentPlanError';
    this.field = field;
  }
}

/**
 * Reads a plan from parsed JSON. Throws DeploymentPlanError, also when one account would play two parts (who deploys or
 * converts fees holds a key on a machine, and must not be able to do more with it), and when the owner of the main chain
 * could do something within less than two days.
 */
export function parseDeploymentPlan(json: unknown): DeploymentPlan {
  const result = z.safeParse(deploymentPlanSchema, json);
  if (!result.success) {
    const { field, problem } = firstIssue(result.error);
    throw new DeploymentPlanError(field, problem);
  }
  const { roles, partRoles } = result.data;
  const players = [
    ['roles', roles] as const,
    ...Object.entries(partRoles).map(([slug, own]) => [`partRoles.${slug}`, own] as const),
  ].flatMap(([place, named]) =>
    Object.entries(named).map(([role, address]) => ({ field: `${place}.${role}`, role, address })),
  );
  for (const [index, { field, role, address }] of players.entries()) {
    const other = players.slice(0, index).find((taken) => taken.address === address && taken.role !== role);
    if (other) throw new DeploymentPlanError(field, `must not be the same account as ${other.field}`);
  }
  if (result.data.chain.id === 2372 && result.data.timelock.delaySeconds < leastDelay) {
    throw new DeploymentPlanError('timelock.delaySeconds', `must be at least ${leastDelay} on chain 2372`);
  }
  return result.data;
}
