import type { Message } from './message';

/** The texts of one language by their English key; plural forms stand under `<key>_<category>`. */
export type Messages = Readonly<Record<string, string>>;

/**
 * The text of a message in one language: with a `count` the plural form that the language has for that number, then its
 * general form. Undefined when the language has no text of its own.
 */
export function findMessage(options: {
  readonly messages: Messages | undefined;
  readonly locale: string;
  readonly message: Message;
}): string | undefined {
  const { messages, locale, message } = options;
  const { text, values } = message;
  if (messages === undefined) return undefined;
  const count = values !== undefined && Object.hasOwn(values, 'count') ? Number(values.count) : undefined;
  const keys =
    count === undefined ? [text] : [`${text}_${new Intl.PluralRules(locale).select(count)}`, `${text}_other`, text];
  // An empty text is not translated yet.
  const key = keys.find((candidate) => Object.hasOwn(messages, candidate) && messages[candidate] !== '');
  return key === undefined ? undefined : messages[key];
}
