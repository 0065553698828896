import { parseAmount } from '@besc/domain/shared/amount';
import { NumberText } from '@besc/ui/number-text';
import { formatDecimal } from '../../lib/format-decimal';
import { TypedAmountField } from '../amount-input/typed-amount-field';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { useText } from '../language/use-text';
import { computedText } from './calculation';
import type { CalculatorForm } from './calculator-form';
import type { CalculatorState } from './calculator-state';

/** One side of the calculator in the unit that is edited, with the other unit below. Entering it makes it the typed one. */
export function CalculatorSide(
  props: { readonly mode: CalculatorState['mode']; readonly label: string } & CalculatorForm,
) {
  const { locale } = useText();
  const { mode, label, subject, state, roi, change, turnToSide } = props;
  const token = mode === 'principal' ? subject.staked : subject.earning;
  const typed = [state, state.basis].find((side) => side?.mode === mode);
  const value = typed?.text ?? computedText(roi, { mode, unit: state.unit }, subject);
  const decimals = state.unit === 'usd' ? 18 : token.decimals;
  const other = state.unit === 'usd' ? 'token' : 'usd';
  const noted = computedText(roi, { mode, unit: other }, subject);
  const unitOf = (unit: CalculatorState['unit']) => (unit === 'usd' ? 'USD' : <CurrencySymbol symbol={token.symbol} />);
  return (
    <TypedAmountField
      label={label}
      name={`calculator-${mode}`}
      value={value}
      amount={parseAmount(value, decimals)}
      decimals={decimals}
      isComputed={typed === undefined}
      onFocus={() => turnToSide(mode)}
      onValueChange={(text) => change({ ...state, mode, text })}
      isCompact
      currency={<span className="font-semibold">{unitOf(state.unit)}</span>}
      note={
        subject.isInTokens ? null : (
          <NumberText value={noted === '' ? undefined : formatDecimal(noted, locale)} unit={unitOf(other)} />
        )
      }
    />
  );
}
