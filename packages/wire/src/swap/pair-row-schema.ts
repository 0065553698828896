import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { decimalSchema } from '../shared/decimal-schema';

const shared = {
  id: z.string().check(z.maxLength(100)),
  token0Id: addressSchema,
  token1Id: addressSchema,
  reserve0: decimalSchema,
  reserve1: decimalSchema,
  reserveUSD: decimalSchema,
  token0DerivedNative: decimalSchema,
  token1DerivedNative: decimalSchema,
  token0DerivedUSD: decimalSchema,
  token1DerivedUSD: decimalSchema,
};

const timeSchema = z.int().check(z.minimum(0));
const hourSchema = z.object({ ...shared, hourStartUnix: timeSchema });
const daySchema = z.object({ ...shared, date: timeSchema });

/** GraphQL fields of one row of pair hour or day data, without its time. */
export const pairRowFields = Object.keys(shared).join(' ');

/**
 * A pair at the end of an hour or a day (CHART-23): `time` is the period's start in unix seconds, reserves and prices are
 * decimal text in whole tokens, `reserveUsd` in USD, derived prices in native coin and in USD per token.
 */
export interface PairPeriod extends Omit<z.output<typeof hourSchema>, 'hourStartUnix' | 'reserveUSD'> {
  readonly time: number;
  readonly reserveUsd: string;
}

/** One hour of a pair. */
export const pairHourSchema = z.pipe(
  hourSchema,
  z.transform(({ hourStartUnix, reserveUSD, ...row }: z.output<typeof hourSchema>): PairPeriod => {
    return { ...row, time: hourStartUnix, reserveUsd: reserveUSD };
  }),
);

/** One day of a pair. */
export const pairDaySchema = z.pipe(
  daySchema,
  z.transform(({ date, reserveUSD, ...row }: z.output<typeof daySchema>): PairPeriod => {
    return { ...row, time: date, reserveUsd: reserveUSD };
  }),
);
