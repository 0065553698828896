import type { NumberForm } from '@besc/domain/shared/number-text';
import { TextField, type TextFieldProps } from '@besc/ui/text-field';
import { useNumberEntry } from './use-number-entry';

/** A field for a number that is no amount: a count, a percentage, digits. Its `error` gives way to what was not taken. */
export function NumberField(
  props: Omit<TextFieldProps, 'readText' | 'inputMode' | 'maxLength'> & {
    readonly takes: NumberForm;
    /** What is said of a text that is no number of this form, with its `%text%`; of whole numbers there is a usual word. */
    readonly wrong?: string;
  },
) {
  const { takes, wrong = '“%text%” isn’t a whole number and was ignored.', ...field } = props;
  const { error, input } = useNumberEntry({ value: field.value, form: takes, wrong });
  return <TextField {...field} {...input} error={error ?? field.error} />;
}
