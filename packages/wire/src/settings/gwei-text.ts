import * as z from 'zod/mini';

/** A price of gas above 0 in gwei, as decimal text. */
export const gweiText = z
  .string('must be a decimal number in quotes')
  .check(z.regex(/^(?=.*[1-9])(?:0|[1-9]\d{0,8})(?:\.\d{1,9})?$/, 'must be gwei above 0 with at most 9 decimals'));
