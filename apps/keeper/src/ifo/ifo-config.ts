import { wholeNumber } from '@besc/wire/settings/environment';
import * as z from 'zod';
import { coinAmount } from '../shared/coin-settings';

/** What running sales can be told. */
export const ifoConfig = z
  .object({
    IFO_CAP_USD: coinAmount('100'),
    IFO_CAP_BLOCKS: wholeNumber({ least: 1, most: 28_800, fallback: 600 }),
    IFO_MEAN_SECONDS: wholeNumber({ least: 1, most: 86_400, fallback: 3_600 }),
    IFO_MINIMUM_USD: coinAmount('1000'),
  })
  .transform((env) => ({
    /** What an account may pay into Basic is worth so many dollars; 18 decimals. */
    capUsdE18: env.IFO_CAP_USD,
    /** The cap is reckoned so many blocks before the start. */
    capBlocks: BigInt(env.IFO_CAP_BLOCKS),
    /** The price of MONEY is the mean over this time. */
    meanSeconds: env.IFO_MEAN_SECONDS,
    /** No pair prices MONEY that holds fewer dollars, or as many coins' worth; 18 decimals. */
    minimumUsdE18: env.IFO_MINIMUM_USD,
  }));
