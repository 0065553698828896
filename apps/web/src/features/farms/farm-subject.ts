import type { CalculatorSubject } from '../../blocks/calculator/calculation';
import type { FarmRow } from './farm-row';

/** A farm for the calculator; undefined where its yield or the worth of its liquidity is not known. */
export function farmSubject({
  key,
  lpSymbol,
  value,
  moneyPriceE18,
  apr,
  mine,
}: FarmRow): CalculatorSubject | undefined {
  if (apr.rewards === undefined || value?.lpPriceE18 === undefined) return undefined;
  return {
    key,
    name: lpSymbol,
    apr: apr.rewards,
    feeBps: 0,
    isLiquidity: true,
    tradingFeeApr: apr.fees,
    staked: { symbol: lpSymbol, decimals: 18, priceE18: value.lpPriceE18 },
    earning: { symbol: 'MONEY', decimals: 18, priceE18: moneyPriceE18 },
    balance: mine?.balance,
  };
}
