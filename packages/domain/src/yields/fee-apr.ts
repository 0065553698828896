import { type Fraction, fraction } from '../shared/fraction';
import { feeAprDays, feePartsBps } from '../shared/trading-fee';

/**
 * Yearly trading fees of a pair's holders over its liquidity: volume of the last seven days x 0.17% x 365 / 7 / liquidity.
 * Both in USD times 10^18. Undefined without liquidity.
 */
export function feeApr(volumeUsdE18: bigint, liquidityUsdE18: bigint): Fraction | undefined {
  if (liquidityUsdE18 <= 0n) return undefined;
  const yearly = volumeUsdE18 * feePartsBps.liquidityProviders * 365n;
  return fraction(yearly, liquidityUsdE18 * 10_000n * BigInt(feeAprDays));
}
