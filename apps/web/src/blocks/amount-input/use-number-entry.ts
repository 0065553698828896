import { cleanText } from '@besc/domain/shared/clean-text';
import { type EnteredText, type NumberForm, numberText } from '@besc/domain/shared/number-text';
import type { EntryInputProps } from '@besc/ui/entry-input';
import { useState } from 'react';
import { decimalSign } from '../../lib/decimal-sign';
import { useText } from '../language/use-text';

const refusals = {
  ambiguous: '“%text%” can be read as two amounts. Type the one you mean.',
  'too-long': '“%text%” is too long and was not taken.',
} as const;

/** A text that was not taken, the text of the field that it came to, and whether further keys belong to it. */
type Refusal = Pick<EnteredText, 'text' | 'kind'> & { readonly at: string; readonly isOpen: boolean };

/**
 * What makes an input a number field: it takes the numbers of its form, however they are entered, and says what it does not
 * take. After a key that does not fit no further key is taken until something is deleted or the field is left: the rest
 * of a refused text would be another number.
 */
export function useNumberEntry(options: {
  readonly value: string;
  readonly form: NumberForm;
  /** What is said of a text that is no number of this form, with its `%text%`. */
  readonly wrong: string;
}) {
  const { t, locale } = useText();
  const { value, form, wrong } = options;
  const [last, setLast] = useState<Refusal>();
  const refusal = last?.at === value ? last : undefined;
  const read = ({ text, kind }: Pick<EnteredText, 'text' | 'kind'>) =>
    numberText({ text, kind, decimalSign: decimalSign(locale) }, form);

  const readText: EntryInputProps['readText'] = (entered, kind) => {
    const isContinued = kind === 'typed' && refusal?.isOpen === true && entered.length > value.length;
    const text = isContinued ? refusal.text + inserted(value, entered) : entered;
    const result = read({ text, kind });
    if (!isContinued && result.kind === 'taken') {
      setLast(undefined);
      return result.text;
    }
    setLast({ text, kind, at: value, isOpen: kind === 'typed' });
    return undefined;
  };

  // A space before or behind a number means nothing, but what follows it does.
  const result = refusal && read({ ...refusal, text: refusal.text.trim() });
  return {
    error:
      result?.kind !== 'refused'
        ? undefined
        : t(result.reason === 'no-number' ? wrong : refusals[result.reason], { text: shortened(refusal?.text ?? '') }),
    input: {
      readText,
      inputMode: form.decimals === 0 ? 'numeric' : 'decimal',
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      // A number reads from left to right in every language.
      dir: 'ltr',
      onBlur: () => setLast((before) => before && { ...before, isOpen: false }),
      onKeyDown: ({ key }) => {
        // An empty field tells of no deletion.
        if (value === '' && (key === 'Backspace' || key === 'Delete')) setLast(undefined);
      },
    } as const satisfies Partial<EntryInputProps>,
  };
}

/** What was put in somewhere between the characters of before. */
function inserted(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  return after.slice(start, start + after.length - before.length);
}

function shortened(text: string): string {
  const clean = cleanText(text);
  return clean.length > 40 ? `${clean.slice(0, 40)}…` : clean;
}
