import { multicallBytecode } from '../generated/bytecode/multicall';
import { slugPlan } from './slug-plan';

/** What all slugs use. */
export const sharedPlan = slugPlan({
  slug: 'shared',
  names: ['multicall'],
  contracts: () => ({ multicall: { abi: [], bytecode: multicallBytecode } }),
});
