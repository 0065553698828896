import type { Message } from '../src/blocks/language/message';
import { sayFrom, translatorStore } from '../src/blocks/language/translator';

/** Says a message in the language of the moment. */
export function say(message: Message | string): string {
  const { loaded, language } = translatorStore.getState();
  return typeof message === 'string' ? message : sayFrom(loaded, language, message);
}
