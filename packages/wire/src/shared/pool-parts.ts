import { type PoolFigures, poolFigures } from '@besc/domain/market/pool-figures';
import { daySeconds } from '@besc/domain/shared/constants';
import { infoPoolShape, pastPoolShape } from '@besc/domain/shared/pool-rows';
import { oneRow, type QueryPart, rowsOf, rowWith } from './index-document';
import { lastBy } from './last-by';

/** A pool's state by a time. */
export const poolBy = (time: string, list = 'snapshots', where = '') =>
  rowsOf(lastBy(list, time, where), pastPoolShape, 1);

/** USD of one native coin by a time. */
export const nativeBy = (time: string) =>
  rowsOf(lastBy('bundleSnapshots', time), { timestamp: 'time', nativePrice: 'usd' }, 1);

/** A pool with its states a day and a week ago: each is one look-up. */
export const poolRow = rowWith(infoPoolShape, { dayAgo: poolBy('$dayAgo'), weekAgo: poolBy('$weekAgo') });

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
