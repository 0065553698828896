import type { Message } from './message';
import { sayFrom } from './translator';

/** A message in English with its values filled in, for the console. */
export function plainText(message: Message): string {
  return sayFrom({}, 'en', message);
}
