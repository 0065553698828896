import * as z from 'zod/mini';

/** A figure of the index as decimal text, as it is sent: optional sign, digits, optional fraction; at most 160 characters. */
export const decimalSchema = z.string().check(z.maxLength(160), z.regex(/^-?\d+(?:\.\d+)?$/));
