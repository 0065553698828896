import { oneOf } from '@besc/wire/settings/environment';
import * as z from 'zod';
import { coinAmount } from '../shared/coin-settings';

/** What running the prediction game can be told. */
export const predictionConfig = z
  .object({ PREDICTION_PAYOUT_COINS: coinAmount('1'), PREDICTION_OPERATES: oneOf(['yes', 'no'], 'yes') })
  .transform((env) => ({
    /** Fees go to the treasury, and ties to the burn address, once there is so much of them; wei. */
    payoutFrom: env.PREDICTION_PAYOUT_COINS,
    /** Whether the key is meant to be the operator's, or only helps. */
    operates: env.PREDICTION_OPERATES === 'yes',
  }));

/** The game's own settings. */
export type PredictionConfig = z.output<typeof predictionConfig>;
