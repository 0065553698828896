import type { Feature } from '../blocks/feature/feature';
import { farmsFeature } from '../features/farms/farms.feature';
import { homeFeature } from '../features/home/home.feature';
import { liquidityFeature } from '../features/liquidity/liquidity.feature';
import { lotteryFeature } from '../features/lottery/lottery.feature';
import { namesFeature } from '../features/names/names.feature';
import { poolsFeature } from '../features/pools/pools.feature';
import { predictionFeature } from '../features/prediction/prediction.feature';
import { settingsFeature } from '../features/settings/settings.feature';
import { swapFeature } from '../features/swap/swap.feature';
import { tokensFeature } from '../features/tokens/tokens.feature';

/** Every feature of the app. Adding or removing one is this one line (and its import). */
export const features: readonly Feature[] = [
  swapFeature,
  homeFeature,
  liquidityFeature,
  farmsFeature,
  poolsFeature,
  predictionFeature,
  lotteryFeature,
  settingsFeature,
  tokensFeature,
  namesFeature,
];
