import { exactDifference } from '@besc/domain/info/exact-difference';
import { exactRatio } from '@besc/domain/info/exact-ratio';
import { formatExact } from '@besc/domain/shared/amount';
import { mulE18 } from '@besc/domain/shared/fixed-point';
import { type Fraction, fraction, sub, toFixed } from '@besc/domain/shared/fraction';
import { parseDecimal } from '@besc/domain/shared/parse-decimal';
import type { ListedPool } from '@besc/wire/info/fetch-listed';

/** A pool as a market of its first token in its second, over 24 hours. */
export interface Market {
  readonly pool: ListedPool;
  /** Both addresses, the base first. */
  readonly key: string;
  readonly price: string;
  readonly baseVolume: string;
  readonly quoteVolume: string;
  readonly liquidityNative: string | null;
  readonly liquidityUsd: string | null;
  /** In percent; null for a pool that is younger. */
  readonly change: string | null;
}

/** The market of a pool; undefined for an empty one, which has no price. */
export function marketOf(pool: ListedPool, nativeE18: bigint): Market | undefined {
  const price = exactRatio(pool.reserve1, pool.reserve0);
  if (price === undefined) return undefined;
  const { token0, token1, volumeToken0, volumeToken1, reserveNative = 0n, dayAgo: before } = pool;
  const usdE18 = mulE18(reserveNative, nativeE18);
  return {
    pool,
    key: `${token0.id}_${token1.id}`,
    price,
    baseVolume: exactDifference(volumeToken0, before?.volumeToken0 ?? '0', token0.decimals),
    quoteVolume: exactDifference(volumeToken1, before?.volumeToken1 ?? '0', token1.decimals),
    liquidityNative: reserveNative > 0n ? formatExact(reserveNative, 18) : null,
    liquidityUsd: usdE18 > 0n ? formatExact(usdE18, 18) : null,
    change: before === undefined ? null : changeOf(exactRatio(before.reserve1, before.reserve0), price),
  };
}

function changeOf(before: string | undefined, now: string): string | null {
  const [old, price] = [before === undefined ? undefined : parseDecimal(before), parseDecimal(now)];
  if (old === undefined || price === undefined) return null;
  return toFixed(sub(percentOf(price, old), fraction(100n)), 4);
}

function percentOf(now: Fraction, before: Fraction): Fraction {
  return fraction(100n * now.numerator * before.denominator, now.denominator * before.numerator);
}
