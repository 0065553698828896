import { amountTextMaxLength, formatExact } from '@besc/domain/shared/amount';
import { amountForm } from '@besc/domain/shared/number-text';
import { AmountField, type AmountFieldProps } from '@besc/ui/amount-field';
import { NumberText } from '@besc/ui/number-text';
import { decimalSign } from '../../lib/decimal-sign';
import { formatDecimal } from '../../lib/format-decimal';
import { useText } from '../language/use-text';
import { useNumberEntry } from './use-number-entry';

/** A typed text that a language with a decimal comma could take for thousands. */
const readsAsThousands = /^[1-9][0-9]{0,2}\.[0-9]{3}$/;

/**
 * An amount field of the product. What is typed keeps digits and a dot in every language. A computed amount reads in the
 * language of the page until the field is entered, when it becomes what could have been typed.
 */
export function TypedAmountField(
  props: Omit<AmountFieldProps, 'readText' | 'shown' | 'exact' | 'error' | 'inputMode' | 'maxLength'> & {
    /** The amount of the text in smallest units, for the title; undefined while there is none. */
    readonly amount: bigint | undefined;
    readonly decimals: number;
    /** Not what the person typed but what follows from it. */
    readonly isComputed: boolean;
  },
) {
  const { locale } = useText();
  const { amount, decimals, isComputed, note, ...field } = props;
  const { value } = field;
  const wrong = '“%text%” isn’t an amount and was ignored.';
  const { error, input } = useNumberEntry({ value, form: amountForm, wrong });
  return (
    <AmountField
      {...field}
      {...input}
      shown={isComputed && value !== '' ? formatDecimal(value, locale) : undefined}
      exact={isComputed && amount !== undefined ? formatDecimal(formatExact(amount, decimals), locale) : undefined}
      maxLength={amountTextMaxLength}
      error={error}
      note={
        !isComputed && decimalSign(locale) === ',' && readsAsThousands.test(value) ? (
          <span className="inline-flex max-w-full flex-wrap gap-x-2">
            <NumberText value={`= ${formatDecimal(value, locale)}`} />
            {note}
          </span>
        ) : (
          note
        )
      }
    />
  );
}
