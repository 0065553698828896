import { mulE18, reserveNative } from '@besc/domain/swap/usd-pricing';
import { fromDecimalText, toDecimalText, valueDecimals } from '../shared/decimal-text';
import type { Market } from './market';
import { twoSides } from './two-sides';

/** USD worth of two token amounts (smallest units) at the prices of the market, as decimal text. */
export function liquidityWorth(market: Market, amounts: { amount0: bigint; amount1: bigint }): string {
  const native = reserveNative(twoSides(market, amounts));
  return toDecimalText(mulE18(native, fromDecimalText(market.bundle.nativePrice, valueDecimals)), valueDecimals);
}
