import * as z from 'zod/mini';
import { ifoFactoryAbi } from '../generated/abi/ifo-factory';
import { ifoFactoryBytecode } from '../generated/bytecode/ifo-factory';
import { ownerOf } from './owner';
import { slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** An operator decides only whether there are sales: which, is for the factory's owner. */
const settings = z.strictObject({});

/** The factory of sales, which need profiles, where the plan wants it. */
export const ifoPlan = slugPlan({
  slug: 'ifo',
  names: ['factory'],
  settings,
  localSettings: {},
  contracts: ({ plan }) => {
    if (slugSettings(plan, 'ifo', settings) === undefined) return {};
    const { guardian, operator } = plan.roles;
    return {
      factory: {
        abi: ifoFactoryAbi,
        bytecode: ifoFactoryBytecode,
        args: (at) => [at('profile.pointCenter'), ownerOf(at), operator, guardian],
        gasLimit: 8_000_000n,
      },
    };
  },
});
