import type { AmountMeaning } from '@besc/domain/shared/amount';
import type { Token } from '@besc/domain/shared/token';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';

/** An amount of MONEY; unknown is a dash. */
export function MoneyAmount(props: {
  readonly money: Token;
  readonly amount: bigint | undefined;
  readonly meaning: AmountMeaning;
}) {
  const { money, amount, meaning } = props;
  return <ShownAmount amount={amount} decimals={money.decimals} symbol={money.symbol} meaning={meaning} />;
}
