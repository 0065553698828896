import { infoPoolShape, infoTokenShape } from '@besc/domain/info/info-rows';
import { type PoolFigures, poolFigures } from '@besc/domain/info/pool-figures';
import { type TokenFigures, tokenFigures } from '@besc/domain/info/token-figures';
import { daySeconds } from '@besc/domain/shared/constants';
import { oneRow, type QueryPart, rowWith } from '../shared/index-document';
import { nativeBy, poolBy, tokenBy } from './past-parts';

/** A token and a pool with their states a day, and of a pool a week ago: each is one look-up. */
export const tokenRow = rowWith(infoTokenShape, { dayAgo: tokenBy('$dayAgo') });
export const poolRow = rowWith(infoPoolShape, { dayAgo: poolBy('$dayAgo'), weekAgo: poolBy('$weekAgo') });

/** USD of the native coin now and a day ago, as `figuresOf` needs it. */
export const nativeParts = { bundle: oneRow('bundle(id: "1")', { nativePrice: 'usd' }), before: nativeBy('$dayAgo') };

/** The times of the parts. */
export const timesText = '$dayAgo: Int!, $weekAgo: Int!';

/** The variables of a time (unix seconds). */
export function timesBefore(now: number) {
  return { dayAgo: Math.floor(now) - daySeconds, weekAgo: Math.floor(now) - 7 * daySeconds };
}

type Told<Part> = Part extends QueryPart<infer Answer> ? Answer : never;
interface NativePrices {
  readonly bundle: Told<typeof nativeParts.bundle>;
  readonly before: Told<typeof nativeParts.before>;
}
type One<Fields> = Fields extends { readonly schema: { readonly _zod: { readonly output: infer Row } } } ? Row : never;

/** Makes figures of rows, at the prices of the native coin that came with them. */
export function figuresOf({ bundle, before }: NativePrices) {
  const nativeE18 = bundle?.nativePrice ?? 0n;
  const nativeDayAgoE18 = before[0]?.nativePrice ?? 0n;
  return {
    token: (row: One<typeof tokenRow>, priceE18?: bigint): TokenFigures =>
      tokenFigures({ row, dayAgo: row.dayAgo[0], nativeE18, nativeDayAgoE18, priceE18 }),
    pool: (row: One<typeof poolRow>): PoolFigures =>
      poolFigures({ row, dayAgo: row.dayAgo[0], weekAgo: row.weekAgo[0], nativeE18 }),
  };
}
