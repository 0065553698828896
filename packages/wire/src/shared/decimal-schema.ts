import { longestDecimal } from '@besc/domain/shared/parse-decimal';
import * as z from 'zod/mini';

/** A figure of the index as decimal text, as it is sent: optional sign, digits, optional fraction. */
export const decimalSchema = z.string().check(z.maxLength(longestDecimal), z.regex(/^-?\d+(?:\.\d+)?$/));
