import { parseAmount } from '@besc/domain/shared/amount';
import { NumberText } from '@besc/ui/number-text';
import { TypedAmountField } from '../amount-input/typed-amount-field';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { UsdText } from '../amounts/usd-text';
import { useText } from '../language/use-text';
import { computedText } from './calculation';
import type { CalculatorForm } from './calculator-form';
import type { CalculatorState } from './calculator-state';
import { tokenText } from './token-text';

/** One side of the calculator in the unit that is edited, with the other unit below. Entering it makes it the typed one. */
export function CalculatorSide(
  props: { readonly mode: CalculatorState['mode']; readonly label: string } & CalculatorForm,
) {
  const { locale } = useText();
  const { mode, label, subject, state, roi, change, turnTo } = props;
  const token = mode === 'principal' ? subject.staked : subject.earning;
  const usd = mode === 'principal' ? roi?.principalUsd : roi?.earnedUsd;
  const amount = mode === 'principal' ? roi?.principal : roi?.earned;
  const isTyped = state.mode === mode;
  const value = isTyped ? state.text : computedText(roi, { mode, unit: state.unit }, subject);
  const decimals = state.unit === 'usd' ? 18 : token.decimals;
  return (
    <TypedAmountField
      label={label}
      name={`calculator-${mode}`}
      value={value}
      amount={parseAmount(value, decimals)}
      decimals={decimals}
      isComputed={!isTyped}
      onFocus={() => turnTo({ mode })}
      onValueChange={(text) => change({ ...state, mode, text })}
      isCompact
      currency={
        state.unit === 'usd' ? (
          <span className="font-semibold">USD</span>
        ) : (
          <CurrencySymbol symbol={token.symbol} className="font-semibold" />
        )
      }
      note={
        state.unit === 'token' ? (
          <UsdText value={usd} isEstimate />
        ) : (
          <NumberText
            value={amount === undefined ? undefined : tokenText(amount, token, locale)}
            unit={<CurrencySymbol symbol={token.symbol} />}
          />
        )
      }
    />
  );
}
