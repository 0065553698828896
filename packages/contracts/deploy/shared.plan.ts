import { multicallBytecode } from '../generated/bytecode/multicall';
import type { SlugPlan } from './slug-plan';

/** What all slugs use. */
export const sharedPlan: SlugPlan = {
  slug: 'shared',
  contracts: () => ({ multicall: { abi: [], bytecode: multicallBytecode } }),
};
