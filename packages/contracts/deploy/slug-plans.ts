import { namesPlan } from './names.plan';
import { sharedPlan } from './shared.plan';
import type { SlugPlan } from './slug-plan';
import { swapPlan } from './swap.plan';
import { tokensPlan } from './tokens.plan';

/** Everything that a deployment consists of; the order does not matter. */
export const slugPlans: readonly SlugPlan[] = [sharedPlan, tokensPlan, swapPlan, namesPlan];
