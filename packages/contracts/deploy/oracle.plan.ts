import { addressOrder } from '@besc/domain/shared/address-order';
import { type PriceSource, parsePriceSource } from '@besc/domain/shared/price-source';
import { contractAddressSchema } from '@besc/wire/shared/address-schema';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import * as z from 'zod/mini';
import { priceOracleAbi } from '../generated/abi/price-oracle';
import { priceOracleBytecode } from '../generated/bytecode/price-oracle';
import { DeployError } from './deploy-error';
import { ownerOf } from './owner';
import { plannedTokens } from './planned-tokens';
import { type PlanInput, slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** What an operator decides of the price oracle. */
const settings = z
  .strictObject({
    /** Accounts that sign prices, one of its own for each reporter; they send nothing and need no coin. */
    reporters: z
      .array(contractAddressSchema, 'must be a list')
      .check(z.refine((reporters) => new Set(reporters).size === reporters.length, 'has an account twice')),
    /**
     * What each of them takes its price from, as the keepers are told (`REPORTER_SOURCES`): `mean:SECONDS` in the pair of coin and
     * dollar, `mean:SECONDS:TOKEN` over another token of the plan.
     */
    sources: z.array(z.pipe(z.string(), z.transform(sourceOf)), 'must be a list'),
    /** How many of them a price needs: an odd number, and a majority. */
    quorum: z
      .int('must be a whole number')
      .check(z.minimum(3), z.maximum(7))
      .check(z.refine((quorum) => quorum % 2 === 1, 'must be odd')),
  })
  .check(requireSpareReporters)
  .check(
    z.refine(({ reporters, sources }) => reporters.length === sources.length, {
      path: ['sources'],
      error: 'must name one source for each reporter',
    }),
  );

function sourceOf(text: string, { issues }: { issues: z.core.$ZodRawIssue[] }): PriceSource {
  try {
    return parsePriceSource(text);
  } catch (error) {
    issues.push({ code: 'custom', input: text, message: error instanceof Error ? error.message : 'must be a source' });
    return z.NEVER;
  }
}

/** Throws a `DeployError` when a source goes over a token that the plan does not have. */
function requireKnownMarkets(input: PlanInput, sources: readonly PriceSource[]): void {
  const symbols = plannedTokens(input).map(({ symbol }) => symbol);
  const unknown = sources.find(({ via }) => via !== undefined && !symbols.includes(via));
  if (unknown) throw new DeployError('PLAN', `settings.oracle.sources goes over ${unknown.via}, no token of the plan`);
}

/** The most reporters that the contract takes with a quorum: fewer than a majority of them cannot stop the price by silence. */
function requireSpareReporters({ value, issues }: z.core.ParsePayload<{ reporters: unknown[]; quorum: number }>) {
  const { reporters, quorum } = value;
  const count = 2 * quorum - 1;
  if (reporters.length === count) return;
  const message = `must be ${count} for a quorum of ${quorum}`;
  issues.push({ code: 'custom', input: reporters, path: ['reporters'], message });
}

/** Who sign the price on a local chain: the accounts after the thirty that it funds, for they need no coin. */
const localReporters = [
  checksumAddress('0x1BcB8e569EedAb4668e55145Cfeaf190902d3CF2'),
  checksumAddress('0x8263Fce86B1b78F95Ab4dae11907d8AF88f841e7'),
  checksumAddress('0xcF2d5b3cBb4D7bF04e3F7bFa8e27081B52191f91'),
  checksumAddress('0x86c53Eb85D0B7548fea5C4B4F82b4205C8f6Ac18'),
  checksumAddress('0x1aac82773CB722166D7dA0d5b0FA35B0307dD99D'),
] as const;

/** Three markets, so that none of them makes the median by itself. */
export const localSources = ['mean:60', 'mean:90', 'mean:60:MONEY', 'mean:90:MONEY', 'mean:60:HENNY'] as const;

/** The oracle of the coin's price, where the plan wants one. */
export const oraclePlan = slugPlan({
  slug: 'oracle',
  names: ['prices'],
  settings,
  localSettings: { reporters: localReporters, sources: localSources, quorum: 3 },
  limits: {
    MAX_REPORT_AGE: 60n,
    MIN_STEP: 5n,
    FINAL_AFTER: 15n,
    REPORTERS_DELAY: 7200n,
    MAX_DEVIATION: 1000n,
    BREAKER_TIME: 1800n,
  },
  audit: async (client, at, { plan }) => {
    const oracle = slugSettings(plan, 'oracle', settings);
    if (oracle === undefined) return [];
    const call = { address: at('oracle.prices'), abi: priceOracleAbi } as const;
    const [reporters, quorum] = await Promise.all([
      client.readContract({ ...call, functionName: 'reporters' }),
      client.readContract({ ...call, functionName: 'quorum' }),
    ]);
    const planned = oracle.reporters.toSorted(addressOrder).join(', ');
    return [
      { name: 'reporters of oracle.prices', actual: reporters.map(checksumAddress).join(', '), expected: planned },
      { name: 'quorum of oracle.prices', actual: String(quorum), expected: String(oracle.quorum) },
    ];
  },
  contracts: (input) => {
    const oracle = slugSettings(input.plan, 'oracle', settings);
    if (oracle === undefined) return {};
    requireKnownMarkets(input, oracle.sources);
    return {
      prices: {
        abi: priceOracleAbi,
        bytecode: priceOracleBytecode,
        // Ascending, as the contract asks for them so that none is there twice.
        args: (at) => [ownerOf(at), oracle.reporters.toSorted(addressOrder), BigInt(oracle.quorum)],
      },
    };
  },
});
