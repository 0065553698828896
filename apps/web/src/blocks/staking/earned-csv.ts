import { formatExact } from '@besc/domain/shared/amount';
import type { Tally } from '@besc/domain/shared/stake-sums';
import { csvText } from '../../lib/csv-text';
import type { EarnedDay } from './earned-day';

/** The heads of the columns, in their order; those of growth are left out where nothing grows. */
export interface EarnedHeadings {
  readonly date: string;
  readonly position: string;
  readonly id: string;
  readonly staked: string;
  readonly deposited: readonly [amount: string, usd: string];
  readonly withdrawn: readonly [amount: string, usd: string];
  readonly earned: string;
  readonly harvested: readonly [amount: string, usd: string];
  readonly grown: readonly [amount: string, usd: string] | undefined;
}

/** One line a day and position with all digits, dates in UTC; USD is of the time, and empty where there was no price. */
export function earnedCsv(days: readonly EarnedDay[], headings: EarnedHeadings): string {
  const { date, position, id, staked, deposited, withdrawn, earned, harvested, grown } = headings;
  const head = [date, position, id, staked, ...deposited, ...withdrawn, earned, ...harvested, ...(grown ?? [])];
  const cells = (tally: Tally, decimals: number) => [
    formatExact(tally.amount, decimals),
    tally.usdE18 === undefined ? '' : formatExact(tally.usdE18, 18),
  ];
  const lines = days.map((day) => [
    new Date(day.time * 1000).toISOString().slice(0, 10),
    day.position,
    day.id,
    day.staked.symbol,
    ...cells(day.sums.deposited, day.staked.decimals),
    ...cells(day.sums.withdrawn, day.staked.decimals),
    day.earned.symbol,
    ...cells(day.sums.harvested, day.earned.decimals),
    ...(grown === undefined ? [] : day.grown === undefined ? ['', ''] : cells(day.grown, day.earned.decimals)),
  ]);
  return csvText([head, ...lines]);
}
