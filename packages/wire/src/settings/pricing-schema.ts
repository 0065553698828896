import * as z from 'zod/mini';
import { amountText } from './amount-text';

/** What index and page trust for prices, beside the three coins of a deployment. */
export const pricingSchema = z.object({
  /** Native coins that a pair must be worth, both sides together, to price anything. */
  minimumReserveNative: amountText,
});

/** Where a file of an operator does not say it. */
export const defaultPricing: z.infer<typeof pricingSchema> = { minimumReserveNative: '5000' };
