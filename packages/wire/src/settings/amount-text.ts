import * as z from 'zod/mini';

/** Whole tokens or coins as decimal text, with at most 18 decimals. */
export const amountText = z
  .string('must be a decimal number in quotes')
  .check(z.regex(/^(?:0|[1-9]\d{0,29})(?:\.\d{1,18})?$/, 'must be a decimal number with at most 18 decimals'));
