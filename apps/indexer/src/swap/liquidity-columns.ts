import type { LiquidityStep } from '@besc/domain/liquidity/liquidity-step';
import { type TokenAmounts, usdWorth } from '@besc/domain/market/market-state';
import type { Market } from './market';

/** The columns that a mint and a burn share: the two amounts, their worth, and the protocol's share on the way. */
export function liquidityColumns(
  market: Market,
  { amount0, amount1 }: TokenAmounts,
  { feeTo, feeMinted }: LiquidityStep,
) {
  return { amount0, amount1, amountUSD: usdWorth(market, { amount0, amount1 }), feeTo, feeLiquidity: feeMinted };
}
