import { infoTokenShape } from '@besc/domain/info/info-rows';
import { type TokenFigures, tokenFigures } from '@besc/domain/info/token-figures';
import { ownerOf, type QueryPart, rowsWith, rowWith } from '../shared/index-document';
import { leadersBy, nativeBy, nativeNow, poolFiguresAt } from '../shared/pool-parts';
import { tokenBy } from './past-parts';

/** A token with its state a day ago, which is one look-up. */
export const tokenRow = rowWith(infoTokenShape, { dayAgo: tokenBy('$dayAgo') });

/** The tokens that traded most today, and those of yesterday. */
export function tokenLeaders(most: number) {
  const part = (day: string) =>
    rowsWith(leadersBy('tokenDayDatas', 'dailyVolumeUSD', day, most), ownerOf('token', tokenRow), most);
  return { tokensToday: part('$today'), tokensYesterday: part('$yesterday') };
}

/** USD of the native coin now and a day ago, as `figuresOf` needs it. */
export const nativeParts = { bundle: nativeNow, before: nativeBy('$dayAgo') };

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
    pool: poolFiguresAt(bundle),
  };
}
