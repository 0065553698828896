import type { Message } from './message';

/** `%name%` with an identifier between the signs, so that "5% of %amount%" pairs correctly. */
const placeholder = /%([A-Za-z_][A-Za-z0-9_]*)%/g;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const plainNumber = /^-?[\d.,]*$/;

/**
 * Puts values into the `%name%` places of a text, once: a value that looks like a place stays as it is. Where one of the
 * two is written from right to left, the value keeps its own direction and turns nothing around it. `whole`: what the text
 * is a piece of.
 */
export function fillIn(text: string, values: Message['values'] = {}, whole = text): string {
  const isTurned = rightToLeft.test(whole);
  return text.replace(placeholder, (place, name: string) => {
    if (!Object.hasOwn(values, name)) return place;
    const value = String(values[name]);
    if (plainNumber.test(value) || !(isTurned || rightToLeft.test(value))) return value;
    return `\u2068${value}\u2069`;
  });
}
