import type { Message } from './message';

/** `%name%` with an identifier between the signs, so that "5% of %amount%" pairs correctly. */
const placeholder = /%([A-Za-z_][A-Za-z0-9_]*)%/g;

/** Puts values into the `%name%` places of a text, once: a value that looks like a place stays as it is. */
export function fillIn(text: string, values: Message['values'] = {}): string {
  return text.replace(placeholder, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
