import { lotteryFeature } from './lottery/lottery-feature';
import { oracleFeature } from './oracle/oracle-feature';
import { poolsFeature } from './pools/pools-feature';
import { predictionFeature } from './prediction/prediction-feature';
import { randomFeature } from './random/random-feature';
import type { KeeperFeature } from './shared/keeper-feature';
import { swapFeature } from './swap/swap-feature';

/** Every slug that operators do something for, in the order of their status. */
export const features: readonly KeeperFeature[] = [
  swapFeature,
  poolsFeature,
  oracleFeature,
  predictionFeature,
  randomFeature,
  lotteryFeature,
];
