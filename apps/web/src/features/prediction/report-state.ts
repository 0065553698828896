import type { OraclePrice } from '@besc/domain/prediction/round';
import type { OraclePoint, OracleReport } from '@besc/wire/oracle/fetch-oracle';

/** Hundredths of a percent off the median from which a report is told to be out of line. */
const deviation = 100n;
/** Seconds behind the newest answer from which a reporter is silent. */
const silentSeconds = 120;

/**
 * Whether an index that is behind the chain told these reports: the price of now was signed by most reporters, so some report
 * must be as new as it.
 */
export function areBehind(reports: readonly OracleReport[], median: OraclePrice | undefined): boolean {
  if (median === undefined) return false;
  return !reports.some(({ last }) => last !== undefined && last.time + silentSeconds >= median.updatedAt);
}

/** How a reporter stands to the median of now. */
export function reportState(
  last: OraclePoint | undefined,
  median: OraclePrice | undefined,
  now: number,
): 'agrees' | 'deviates' | 'silent' {
  const newest = median?.updatedAt ?? now;
  if (last === undefined || last.time + silentSeconds < newest) return 'silent';
  if (median === undefined) return 'agrees';
  const distance = last.price > median.price ? last.price - median.price : median.price - last.price;
  return distance * 10_000n > median.price * deviation ? 'deviates' : 'agrees';
}
