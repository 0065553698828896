import { formatAmount } from '@besc/domain/shared/amount';
import { create } from 'zustand';
import { formatDecimal } from '../../lib/format-decimal';
import { numberFormat } from '../../lib/number-format';
import { fillIn } from './fill-in';
import { findMessage, type Messages } from './find-message';
import type { Message, MessageAmount } from './message';

const defaultLanguage = 'en';

/** The language that is said now, and the files that have been loaded, by language code. */
export const translatorStore = create<{
  readonly language: string;
  readonly loaded: Readonly<Record<string, Messages>>;
  /** The file of the chosen language could not be had: what is said is the language of before. */
  readonly isMissing: boolean;
}>()(() => ({ language: defaultLanguage, loaded: {}, isMissing: false }));

function amountText({ value, decimals, meaning, place = 'summary' }: MessageAmount): string {
  return formatAmount(BigInt(value), decimals, { meaning, place });
}

/** Says a message in a language. What it lacks is said in English, key by key; the key itself is English too. */
export function sayFrom(loaded: Readonly<Record<string, Messages>>, language: string, message: Message): string {
  const find = (locale: string) => findMessage({ messages: loaded[locale], locale, message });
  const parts = Object.entries(message.parts ?? {}).map(([name, part]) => [name, sayFrom(loaded, language, part)]);
  const amounts = Object.entries(message.amounts ?? {}).map(([name, amount]) => [
    name,
    formatDecimal(typeof amount === 'string' ? amount : amountText(amount), language),
  ]);
  const count = message.values?.count;
  return fillIn(find(language) ?? find(defaultLanguage) ?? message.text, {
    ...message.values,
    ...(count === undefined
      ? {}
      : { count: numberFormat(language, { numberingSystem: 'latn' }).format(Number(count)) }),
    ...Object.fromEntries(amounts),
    ...Object.fromEntries(parts),
  });
}
