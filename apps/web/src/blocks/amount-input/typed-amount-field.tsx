import { amountTextMaxLength, formatExact } from '@besc/domain/shared/amount';
import { amountText } from '@besc/domain/shared/amount-text';
import { cleanText } from '@besc/domain/shared/clean-text';
import { pastedAmount } from '@besc/domain/shared/pasted-amount';
import { AmountField, type AmountFieldProps } from '@besc/ui/amount-field';
import { NumberText } from '@besc/ui/number-text';
import { useState } from 'react';
import { decimalSign } from '../../lib/decimal-sign';
import { formatDecimal } from '../../lib/format-decimal';
import { useText } from '../language/use-text';

/** A typed text that a language with a decimal comma could take for thousands. */
const readsAsThousands = /^[1-9][0-9]{0,2}\.[0-9]{3}$/;

const refusals = {
  ambiguous: '“%text%” can be read as two amounts. Type the one you mean.',
  'no-amount': '“%text%” is not an amount and was not taken.',
  'too-long': 'What you pasted is longer than an amount can be and was not taken.',
} as const;

/**
 * An amount field of the product. What is typed keeps digits and a dot in every language. A computed amount reads in the
 * language of the page until the field is entered, when it becomes what could have been typed. What is pasted is taken
 * where it has one reading, else it is said.
 */
export function TypedAmountField(
  props: Omit<AmountFieldProps, 'readText' | 'shown' | 'exact' | 'error' | 'maxLength'> & {
    /** The amount of the text in smallest units, for the title; undefined while there is none. */
    readonly amount: bigint | undefined;
    readonly decimals: number;
    /** Not what the person typed but what follows from it. */
    readonly isComputed: boolean;
  },
) {
  const { t, locale } = useText();
  const { amount, decimals, isComputed, note, ...field } = props;
  const [refusal, setRefusal] = useState<string>();
  const { value } = field;
  const sign = decimalSign(locale);

  const readText: AmountFieldProps['readText'] = (entered, kind) => {
    if (kind === 'typed') {
      const text = amountText(entered);
      if (text !== undefined) setRefusal(undefined);
      return text;
    }
    const read = pastedAmount(entered, sign);
    if (read.kind === 'amount') {
      setRefusal(undefined);
      return read.text;
    }
    setRefusal(t(refusals[read.reason], { text: cleanText(entered).slice(0, 40) }));
    return undefined;
  };

  return (
    <AmountField
      {...field}
      shown={isComputed && value !== '' ? formatDecimal(value, locale) : undefined}
      exact={isComputed && amount !== undefined ? formatDecimal(formatExact(amount, decimals), locale) : undefined}
      readText={readText}
      maxLength={amountTextMaxLength}
      error={refusal}
      note={
        !isComputed && sign === ',' && readsAsThousands.test(value) ? (
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
