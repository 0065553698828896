import { longestDecimal } from '@besc/domain/shared/parse-decimal';
import * as z from 'zod/mini';

/** An amount, price or value of the index as decimal text, as it is sent: digits, optional fraction. None is below zero. */
export const decimalSchema = z.string().check(z.maxLength(longestDecimal), z.regex(/^\d+(?:\.\d+)?$/));
