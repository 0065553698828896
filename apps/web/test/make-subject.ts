import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import type { CalculatorSubject } from '../src/blocks/calculator/calculation';

/** A farm at 50% a year whose liquidity costs 10 USD and whose reward costs 2. */
export function makeSubject(changes: Partial<CalculatorSubject> = {}): CalculatorSubject {
  return {
    key: 'farm-1',
    name: 'MONEY-WBESC LP',
    staked: { symbol: 'MONEY-WBESC LP', decimals: 18, priceE18: 10n * oneE18 },
    earning: { symbol: 'MONEY', decimals: 18, priceE18: 2n * oneE18 },
    apr: fraction(1n, 2n),
    feeBps: 0,
    ...changes,
  };
}
