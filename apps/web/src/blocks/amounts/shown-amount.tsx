import { type AmountMeaning, type AmountPlace, formatExact } from '@besc/domain/shared/amount';
import { NumberText, type NumberTextProps } from '@besc/ui/number-text';
import { formatDecimal } from '../../lib/format-decimal';
import { useText } from '../language/use-text';
import { CurrencySymbol } from './currency-symbol';
import { useAmountText } from './use-amount-text';

/**
 * An amount that is only read, in the language of the page: rounded against the reader by what it means, all digits in the
 * title, never cut without a mark. Unknown is a dash. `symbol` stands lighter after it.
 */
export function ShownAmount(props: {
  readonly amount: bigint | undefined;
  readonly decimals: number;
  readonly meaning: AmountMeaning;
  readonly place?: AmountPlace;
  readonly symbol?: string;
  readonly tone?: NonNullable<NumberTextProps['tone']>;
  readonly isRolling?: boolean;
  readonly className?: string;
}) {
  const { locale } = useText();
  const amountText = useAmountText();
  const { amount, decimals, symbol, meaning, place, ...look } = props;
  return (
    <NumberText
      {...look}
      value={amount === undefined ? undefined : amountText(amount, decimals, { meaning, ...(place && { place }) })}
      exact={amount === undefined ? undefined : formatDecimal(formatExact(amount, decimals), locale)}
      unit={symbol === undefined ? undefined : <CurrencySymbol symbol={symbol} />}
    />
  );
}
