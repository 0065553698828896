import * as z from 'zod/mini';

/** What index and page trust for prices, beside the three coins of a deployment. */
export const pricingSchema = z.object({
  /** Native coins that a pair must be worth, both sides together, to price anything. */
  minimumReserveNative: z
    .string('must be a decimal number in quotes')
    .check(z.regex(/^(?:0|[1-9]\d{0,29})(?:\.\d{1,18})?$/, 'must be native coins with at most 18 decimals')),
});

/** Where a file of an operator does not say it. */
export const defaultPricing: z.infer<typeof pricingSchema> = { minimumReserveNative: '5000' };
