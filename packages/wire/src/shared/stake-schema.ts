import { powerOfTen } from '@besc/domain/shared/fixed-point';
import { parseDecimal } from '@besc/domain/shared/parse-decimal';
import type { Tally } from '@besc/domain/shared/stake-sums';
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

/** The fields of the sums of a row, for its schema. */
export const sumFields = {
  deposited: wholeSchema,
  depositedUSD: usdSchema,
  withdrawn: wholeSchema,
  withdrawnUSD: usdSchema,
  harvested: wholeSchema,
  harvestedUSD: usdSchema,
} as const;

interface SumRow {
  readonly deposited: bigint;
  readonly depositedUSD: bigint | undefined;
  readonly withdrawn: bigint;
  readonly withdrawnUSD: bigint | undefined;
  readonly harvested: bigint;
  readonly harvestedUSD: bigint | undefined;
}

/** The sums that a row holds. */
export function sumsOfRow(row: SumRow): Record<'deposited' | 'withdrawn' | 'harvested', Tally> {
  return {
    deposited: { amount: row.deposited, usdE18: row.depositedUSD },
    withdrawn: { amount: row.withdrawn, usdE18: row.withdrawnUSD },
    harvested: { amount: row.harvested, usdE18: row.harvestedUSD },
  };
}

function inE18(text: string): bigint | undefined {
  const value = parseDecimal(text);
  return value && (value.numerator * powerOfTen(18)) / value.denominator;
}
