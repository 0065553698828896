import { oneOf, wholeNumber } from '@besc/wire/settings/environment';
import * as z from 'zod';
import { coinAmount } from '../shared/coin-settings';

/** What the treasury adds to each round, whichever service gives it. */
export const injectionSetting = { LOTTERY_INJECTION_MONEY: coinAmount('2500') };

/** What running the lottery can be told. */
export const lotteryConfig = z
  .object({
    ...injectionSetting,
    LOTTERY_LENGTH_SECONDS: wholeNumber({ least: 60, most: 172_800, fallback: 43_200 }),
    LOTTERY_MEAN_SECONDS: wholeNumber({ least: 1, most: 86_400, fallback: 3_600 }),
    LOTTERY_MINIMUM_USD: coinAmount('1000'),
    LOTTERY_FOREIGN_WORDS: oneOf(['yes', 'no'], 'no'),
    LOTTERY_OPERATES: oneOf(['yes', 'no'], 'yes'),
  })
  .transform((env) => ({
    /** Draws are at multiples of it. */
    lengthSeconds: env.LOTTERY_LENGTH_SECONDS,
    /** The price of MONEY is the mean over this time. */
    meanSeconds: env.LOTTERY_MEAN_SECONDS,
    /** No pair prices MONEY that holds fewer dollars, or as many coins' worth; 18 decimals. */
    minimumUsdE18: env.LOTTERY_MINIMUM_USD,
    /** The treasury's share of a round, wei of MONEY. */
    injection: env.LOTTERY_INJECTION_MONEY,
    /** Whether rounds are started on words that another operator, the source's, gives. */
    takesForeignWords: env.LOTTERY_FOREIGN_WORDS === 'yes',
    /** Whether the key is meant to be the operator's, or only helps. */
    operates: env.LOTTERY_OPERATES === 'yes',
  }));

/** The lottery's own settings. */
export type LotteryConfig = z.output<typeof lotteryConfig>;
