import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { Button } from '@besc/ui/button';
import { MakeEnglish } from '../../../test/make-english';
import { CalculatorDialog, useCalculator } from './calculator-dialog';

export default { title: 'Web/Calculator', component: CalculatorDialog };

const farm = {
  key: 'farm-1',
  name: 'MONEY-WBESC LP',
  staked: { symbol: 'MONEY-WBESC LP', decimals: 18, priceE18: 10n * oneE18 },
  earning: { symbol: 'MONEY', decimals: 18, priceE18: 2n * oneE18 },
  apr: fraction(1n, 2n),
  tradingFeeApr: fraction(3n, 100n),
  feeBps: 0,
  balance: 7n * oneE18,
};

function Page() {
  const calculator = useCalculator();
  return (
    <MakeEnglish>
      <Button onClick={() => calculator.open(farm.key)}>ROI calculator</Button>
      <CalculatorDialog subject={calculator.key === undefined ? undefined : farm} calculator={calculator} />
    </MakeEnglish>
  );
}

export const Farm = {
  render: () => <Page />,
};
