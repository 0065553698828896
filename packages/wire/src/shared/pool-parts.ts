import { type PoolFigures, poolFigures } from '@besc/domain/market/pool-figures';
import { daySeconds } from '@besc/domain/shared/constants';
import { infoPoolShape, pastPoolShape } from '@besc/domain/shared/pool-rows';
import { oneRow, ownerOf, type QueryPart, rowsOf, rowsWith, rowWith } from './index-document';
import { lastBy } from './last-by';

/** A pool's state by a time. */
export const poolBy = (time: string, list = 'snapshots', where = '') =>
  rowsOf(lastBy(list, time, where), pastPoolShape, 1);

/** USD of one native coin by a time. */
export const nativeBy = (time: string) =>
  rowsOf(lastBy('bundleSnapshots', time), { timestamp: 'time', nativePrice: 'usd' }, 1);

/** A pool with its states a day and a week ago: each is one look-up. */
export const poolRow = rowWith(infoPoolShape, { dayAgo: poolBy('$dayAgo'), weekAgo: poolBy('$weekAgo') });

/** Today and yesterday (UTC), of which 24 hours are parts. */
export const daysText = '$today: Int!, $yesterday: Int!';

/** The variables of these days; `now` is in unix seconds. */
export function daysOf(now: number) {
  const today = Math.floor(now / daySeconds) * daySeconds;
  return { today, yesterday: today - daySeconds };
}

/** The rows of a day that traded most: `volume` is a column by which the list of days is ordered. */
export const leadersBy = (list: string, volume: string, day: string, most: number) =>
  `${list}(where: { date: ${day}, ${volume}_gt: "0" }, orderBy: "${volume}", orderDirection: "desc", limit: ${most})`;

/** The pools that traded most today, and those of yesterday: the leaders of the last 24 hours are among them. */
export function poolLeaders(most: number) {
  const part = (day: string) =>
    rowsWith(leadersBy('pairDayDatas', 'dailyVolumeUntracked', day, most), ownerOf('pair', poolRow), most);
  return { poolsToday: part('$today'), poolsYesterday: part('$yesterday') };
}

/** Each row once, by its id. */
export function onceEach<One extends { readonly id: string }>(rows: readonly One[]): One[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** USD of the native coin now. */
export const nativeNow = oneRow('bundle(id: "1")', { nativePrice: 'usd' });

/** The times of the parts. */
export const timesText = '$dayAgo: Int!, $weekAgo: Int!';

/** The variables of a time (unix seconds). */
export function timesBefore(now: number) {
  return { dayAgo: Math.floor(now) - daySeconds, weekAgo: Math.floor(now) - 7 * daySeconds };
}

type One<Fields> = Fields extends { readonly schema: { readonly _zod: { readonly output: infer Row } } } ? Row : never;
type Told<Part> = Part extends QueryPart<infer Answer> ? Answer : never;

/** Makes a pool's figures of its row, at a price of the native coin. */
export function poolFiguresAt(native: Told<typeof nativeNow>) {
  const nativeE18 = native?.nativePrice ?? 0n;
  return (row: One<typeof poolRow>): PoolFigures =>
    poolFigures({ row, dayAgo: row.dayAgo[0], weekAgo: row.weekAgo[0], nativeE18 });
}
