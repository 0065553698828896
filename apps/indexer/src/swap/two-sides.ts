import type { TwoSides } from '@besc/domain/swap/usd-pricing';
import { fromDecimalText, valueDecimals } from '../shared/decimal-text';
import type { Market } from './market';

/** Two amounts (smallest units) of the tokens of a market, at its prices. */
export function twoSides({ token0, token1 }: Market, amounts: { amount0: bigint; amount1: bigint }): TwoSides {
  return {
    ...amounts,
    token0: token0.id,
    token1: token1.id,
    decimals0: token0.decimals,
    decimals1: token1.decimals,
    derivedNative0E18: fromDecimalText(token0.derivedNative, valueDecimals),
    derivedNative1E18: fromDecimalText(token1.derivedNative, valueDecimals),
  };
}
