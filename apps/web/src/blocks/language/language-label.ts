import { isTranslated } from './is-translated';
import type { Language } from './languages';
import type { Message } from './message';

/** How a language is offered: by its own name, and with a word when the page would stay English. */
export function languageLabel({ code, name }: Language): Message {
  if (isTranslated(code)) return { text: name };
  return { text: '%language% (not translated yet)', values: { language: name } };
}
