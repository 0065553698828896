import { parseEther } from 'viem';
import * as z from 'zod/mini';
import { commitRandomAbi } from '../generated/abi/commit-random';
import { commitRandomBytecode } from '../generated/bytecode/commit-random';
import { amountBetween } from './amount-between';
import { ownerOf } from './owner';
import { slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** What an operator decides of the random numbers. */
const settings = z.strictObject({
  /** MONEY that stands behind each secret and is lost with one that is not revealed. */
  bond: amountBetween(1n, 2n ** 96n - 1n),
});

/** MONEY, on a local chain. */
export const localBond = '5000';

/** The source of random words, where the plan wants one; who may ask it, its owner says. */
export const randomPlan = slugPlan({
  slug: 'random',
  names: ['source'],
  settings,
  localSettings: { bond: localBond },
  limits: { TARGET_DELAY: 3n, REVEAL_TIME: 7200n, REVEAL_BLOCKS: 256n },
  contracts: ({ plan }) => {
    const random = slugSettings(plan, 'random', settings);
    if (random === undefined) return {};
    return {
      source: {
        abi: commitRandomAbi,
        bytecode: commitRandomBytecode,
        args: (at) => [ownerOf(at), plan.roles.operator, at('tokens.money'), parseEther(random.bond)],
      },
    };
  },
});
