import * as plans from './plans';
import type { SlugPlan } from './slug-plan';

/** Everything that a deployment consists of; the order does not matter. */
export const slugPlans: readonly SlugPlan[] = Object.values(plans);
