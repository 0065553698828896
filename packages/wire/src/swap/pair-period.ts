import { pairPeriodShape } from '@besc/domain/market/pair-period-shape';
import type { Row } from '@besc/domain/shared/row-shape';

const shared = { id: 'text', token0Id: 'address', token1Id: 'address', ...pairPeriodShape } as const;
const hour = { ...shared, hourStartUnix: 'time' } as const;
const day = { ...shared, date: 'time' } as const;

/** Hours and days of pairs, as the index calls them. */
export const pairTables = {
  hour: { list: 'pairHourDatas', pairField: 'pairId', timeField: 'hourStartUnix', shape: hour },
  day: { list: 'pairDayDatas', pairField: 'pairAddress', timeField: 'date', shape: day },
} as const;

/**
 * A pair at the end of an hour or a day (CHART-23): `time` is the period's start in unix seconds, reserves and prices are
 * decimal text in whole tokens, `reserveUsd` in USD, derived prices in native coin and in USD per token.
 */
export interface PairPeriod extends Omit<Row<typeof shared>, 'reserveUSD'> {
  readonly time: number;
  readonly reserveUsd: string;
}

export function pairPeriod({ reserveUSD, ...row }: Row<typeof hour> | Row<typeof day>): PairPeriod {
  return { ...row, time: 'date' in row ? row.date : row.hourStartUnix, reserveUsd: reserveUSD };
}
