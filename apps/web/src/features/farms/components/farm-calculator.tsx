import { fraction } from '@besc/domain/shared/fraction';
import { useMemo } from 'react';
import type { CalculatorSubject } from '../../../blocks/calculator/calculation';
import { CalculatorDialog, type useCalculator } from '../../../blocks/calculator/calculator-dialog';
import type { FarmRow } from '../farm-row';

/** The calculator of one farm. Load it lazily. */
export function FarmCalculator(props: {
  readonly row: FarmRow | undefined;
  readonly calculator: ReturnType<typeof useCalculator>;
}) {
  const { row, calculator } = props;
  const subject = useMemo(() => row && subjectOf(row), [row]);
  return <CalculatorDialog subject={subject} calculator={calculator} />;
}

function subjectOf({ key, lpSymbol, value, moneyPriceE18, apr, mine }: FarmRow): CalculatorSubject {
  return {
    key,
    name: lpSymbol,
    staked: { symbol: lpSymbol, decimals: 18, priceE18: value?.lpPriceE18 ?? 0n },
    earning: { symbol: 'MONEY', decimals: 18, priceE18: moneyPriceE18 ?? 0n },
    apr: apr.rewards ?? fraction(0n),
    feeBps: 0,
    tradingFeeApr: apr.fees,
    balance: mine && (mine.balance ?? 0n) + mine.staked,
  };
}
