import { compare, type Fraction, fraction } from '@besc/domain/shared/fraction';
import type { PoolRow } from './pool-row';

const most = 5;

/**
 * Pools that pay in this block and take stakes, whose stakes and rewards have a price and whose rate is therefore true, with at
 * least so much USD staked that a rate means something; those with the highest rate first.
 */
export function topPools(rows: readonly PoolRow[], minimumStakedUsd: number): readonly PoolRow[] {
  const least = fraction(BigInt(Math.round(minimumStakedUsd * 100)), 100n);
  return rows
    .filter(({ category, phase, isOpen, pausedUntil }) => {
      const isPaying = category !== 'community' || phase.kind === 'live';
      return isPaying && isOpen && pausedUntil === undefined;
    })
    .filter(({ staked, earning }) => staked.priceE18 !== undefined && earning.priceE18 !== undefined)
    .filter(({ totalUsd }) => totalUsd !== undefined && compare(totalUsd, least) >= 0)
    .flatMap((row) => (row.rate && isAboveZero(row.rate) ? [{ row, rate: row.rate }] : []))
    .toSorted((one, other) => compare(other.rate, one.rate))
    .slice(0, most)
    .map(({ row }) => row);
}

function isAboveZero(rate: Fraction): boolean {
  return compare(rate, fraction(0n)) > 0;
}
