import { daySeconds } from '../shared/constants';
/**
 * One value for each of the `days` days up to the one of `now` (unix seconds), oldest first. `rows` are days that had an
 * event, oldest first, by their first second. A day without a row has the last value before it (`carry`: a state, such as
 * liquidity) or 0 (`zero`: a sum, such as volume); days before the first known value of a state are left out.
 */
export function dailyValues(
  rows: readonly { readonly day: number; readonly value: number }[],
  options: { readonly now: number; readonly days: number; readonly missing: 'carry' | 'zero' },
): number[] {
  const { now, days, missing } = options;
  const today = Math.floor(now / daySeconds);
  const byDay = new Map(rows.map(({ day, value }) => [Math.floor(day / daySeconds), value]));
  const first = today - days + 1;
  let last = rows.findLast(({ day }) => Math.floor(day / daySeconds) < first)?.value;
  return Array.from({ length: days }, (_, index) => {
    const value = byDay.get(first + index);
    if (missing === 'zero') return value ?? 0;
    last = value ?? last;
    return last;
  }).filter((value) => value !== undefined);
}
