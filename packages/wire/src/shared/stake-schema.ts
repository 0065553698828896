import { powerOfTen } from '@besc/domain/shared/fixed-point';
import { parseDecimal } from '@besc/domain/shared/parse-decimal';
import * as z from 'zod/mini';
import { decimalSchema } from './decimal-schema';

const wholeText = (pattern: RegExp) =>
  z.pipe(
    z.string().check(z.maxLength(80), z.regex(pattern)),
    z.transform((text: string) => BigInt(text)),
  );

/** A whole number of smallest units, sent as text. */
export const wholeSchema = wholeText(/^\d+$/);

/** The same for a difference, which may be below zero. */
export const differenceSchema = wholeText(/^-?\d+$/);

/** USD as decimal text, read as 10^-18; undefined where the index has null: a part had no price. */
export const usdSchema = z.pipe(
  z.nullable(decimalSchema),
  z.transform((text: string | null) => (text === null ? undefined : inE18(text))),
);

export const timeSchema = z.int().check(z.minimum(0));

function inE18(text: string): bigint | undefined {
  const value = parseDecimal(text);
  return value && (value.numerator * powerOfTen(18)) / value.denominator;
}
