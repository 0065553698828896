import type { LiquidityStep } from '@besc/domain/market/liquidity-step';
import { type TokenAmounts, usdWorth } from '@besc/domain/market/market-state';
import { toDecimalText, valueDecimals } from '../shared/decimal-text';
import type { Market } from './market';

/** The columns that a mint and a burn share: the two amounts, their worth, and the protocol's share on the way. */
export function liquidityColumns(market: Market, amounts: TokenAmounts, { feeTo, feeMinted }: LiquidityStep) {
  return {
    amount0: toDecimalText(amounts.amount0, market.token0.decimals),
    amount1: toDecimalText(amounts.amount1, market.token1.decimals),
    amountUSD: toDecimalText(usdWorth(market, amounts), valueDecimals),
    feeTo,
    feeLiquidity: feeMinted === null ? null : toDecimalText(feeMinted, valueDecimals),
  };
}
