import { farmsPlan } from './farms.plan';
import { governancePlan } from './governance.plan';
import { lotteryPlan } from './lottery.plan';
import { namesPlan } from './names.plan';
import { oraclePlan } from './oracle.plan';
import { poolsPlan } from './pools.plan';
import { predictionPlan } from './prediction.plan';
import { randomPlan } from './random.plan';
import { sharedPlan } from './shared.plan';
import type { SlugPlan } from './slug-plan';
import { swapPlan } from './swap.plan';
import { tokensPlan } from './tokens.plan';

/** Everything that a deployment consists of; the order does not matter. */
export const slugPlans: readonly SlugPlan[] = [
  sharedPlan,
  governancePlan,
  tokensPlan,
  swapPlan,
  namesPlan,
  farmsPlan,
  poolsPlan,
  randomPlan,
  oraclePlan,
  lotteryPlan,
  predictionPlan,
];
