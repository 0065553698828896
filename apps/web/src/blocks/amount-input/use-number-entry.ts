import { cleanText } from '@besc/domain/shared/clean-text';
import { type EnteredText, type NumberForm, numberText } from '@besc/domain/shared/number-text';
import type { EntryInputProps } from '@besc/ui/entry-input';
import { useState } from 'react';
import { decimalSign } from '../../lib/decimal-sign';
import { useText } from '../language/use-text';

const refusals = {
  ambiguous: '“%text%” could mean two amounts. Type the one you mean.',
  'too-long': '“%text%” is too long and was ignored.',
} as const;

/** A text as it was entered, and what the field's owner got of it. */
type Entry = Pick<EnteredText, 'text' | 'kind'> & { readonly taken: string };

/**
 * What makes an input a number field: it takes the numbers of its form, however they are entered, and says what it does not
 * take. What is typed and is no number stands as it was typed, and the field counts as empty: what is left of it, or what
 * follows, would be another number. What is pasted and is none leaves the field as it was.
 */
export function useNumberEntry(options: {
  readonly value: string;
  readonly form: NumberForm;
  /** What is said of a text that is no number of this form, with its `%text%`. */
  readonly wrong: string;
}) {
  const { t, locale } = useText();
  const { value, form, wrong } = options;
  const [last, setLast] = useState<Entry>();
  const entry = last?.taken === value ? last : undefined;
  // A space before or behind a number means nothing.
  const read = ({ text, kind }: Pick<EnteredText, 'text' | 'kind'>) =>
    numberText({ text: text.trim(), kind, decimalSign: decimalSign(locale) }, form);

  const readText: EntryInputProps['readText'] = (text, kind) => {
    const result = read({ text, kind });
    const isKept = result.kind === 'refused' && kind === 'pasted';
    const taken = result.kind === 'taken' ? result.text : isKept ? value : '';
    setLast({ text, kind, taken });
    return isKept ? undefined : taken;
  };

  const result = entry && read(entry);
  const stands = entry?.kind === 'typed' && (result?.kind === 'refused' || entry.text !== entry.text.trim());
  return {
    error:
      result?.kind !== 'refused'
        ? undefined
        : t(result.reason === 'no-number' ? wrong : refusals[result.reason], { text: shortened(entry?.text ?? '') }),
    input: {
      value: stands ? entry.text : value,
      readText,
      inputMode: form.decimals === 0 ? 'numeric' : 'decimal',
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      // A number reads from left to right in every language.
      dir: 'ltr',
    } as const satisfies Partial<EntryInputProps>,
  };
}

function shortened(text: string): string {
  const clean = cleanText(text);
  return clean.length > 40 ? `${clean.slice(0, 40)}…` : clean;
}
