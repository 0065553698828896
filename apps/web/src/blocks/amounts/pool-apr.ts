import type { PoolFigures } from '@besc/domain/market/pool-figures';
import type { Fraction } from '@besc/domain/shared/fraction';
import { feeApr } from '@besc/domain/yields/fee-apr';

/** What liquidity providers earn in a year by the fees of the last seven days; undefined without liquidity that has a price. */
export function poolApr({ weekVolumeE18, liquidityE18 }: PoolFigures): Fraction | undefined {
  return liquidityE18 === undefined || weekVolumeE18 === undefined ? undefined : feeApr(weekVolumeE18, liquidityE18);
}
