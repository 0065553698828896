import type { Address } from '@besc/domain/shared/address';
import { contractAddressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod/mini';
import { priceOracleAbi } from '../generated/abi/price-oracle';
import { priceOracleBytecode } from '../generated/bytecode/price-oracle';
import { localReporters } from './local-roles';
import { ownerOf } from './owner';
import { slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** What an operator decides of the price oracle. */
const settings = z.strictObject({
  /** Accounts that sign prices, one of its own for each reporter; they send nothing and need no coin. */
  reporters: z.array(contractAddressSchema, 'must be a list').check(z.minLength(3), z.maxLength(15)),
  /** How many of them a price needs: at least three and more than half. */
  quorum: z.int('must be a whole number').check(z.minimum(3), z.maximum(15)),
});

/** The oracle of the coin's price, where the plan wants one. */
export const oraclePlan = slugPlan({
  slug: 'oracle',
  names: ['prices'],
  settings,
  localSettings: { reporters: localReporters, quorum: 3 },
  limits: { MAX_REPORT_AGE: 60n, MIN_STEP: 5n, PARTIAL_AFTER: 6n, MAX_DEVIATION: 1000n, BREAKER_TIME: 1800n },
  contracts: ({ plan }) => {
    const oracle = slugSettings(plan, 'oracle', settings);
    if (oracle === undefined) return {};
    return {
      prices: {
        abi: priceOracleAbi,
        bytecode: priceOracleBytecode,
        args: (at) => [ownerOf(at), inOrder(oracle.reporters), BigInt(oracle.quorum)],
      },
    };
  },
});

/** Ascending, as the contract asks for them so that none is there twice. */
const inOrder = (accounts: readonly Address[]) => accounts.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
