import { isSameText } from './same-text';
import type { ShownFigure, ShownMeaning } from './shown-call';

type Compared = {
  /** A value of a call or of a message to sign. */
  readonly actual: unknown;
  readonly shown: ShownFigure | undefined;
  readonly meaning: ShownMeaning;
  /** Where both stand. */
  readonly place?: string;
};

/**
 * Where a value is not the figure that was shown, as in `path.1`; undefined where it is. Lists must be equally long, structs
 * have the same fields. Addresses and bytes in any spelling.
 */
export function figureDifference({ actual, shown, meaning, place = '' }: Compared): string | undefined {
  if (typeof shown !== 'object') return isPlainFigure(actual, shown, meaning) ? undefined : place;
  if ('words' in shown) return actual === shown.words ? undefined : place;
  if ('oneOf' in shown) {
    const isOne = shown.oneOf.some((one) => figureDifference({ actual, shown: one, meaning, place }) === undefined);
    return isOne ? undefined : place;
  }
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual) !== Array.isArray(shown)) return place;
  const values = new Map<string, unknown>(Object.entries(actual));
  const figures = new Map<string, ShownFigure>(Object.entries('fields' in shown ? shown.fields : shown));
  for (const key of new Set([...figures.keys(), ...values.keys()])) {
    const inner = { actual: values.get(key), shown: figures.get(key), meaning, place: place ? `${place}.${key}` : key };
    const difference = figureDifference(inner);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** Decoded integers are bigints or numbers by their width; in a message they are decimal text. */
function isPlainFigure(actual: unknown, shown: string | bigint | boolean | undefined, meaning: ShownMeaning): boolean {
  const meant = { account: meaning.account, deadline: meaning.deadlineSeconds };
  const wanted = shown === 'account' || shown === 'deadline' ? meant[shown] : shown;
  const isPlain = ['bigint', 'number', 'string', 'boolean'].includes(typeof actual);
  return wanted !== undefined && isPlain && isSameText(String(actual), String(wanted));
}
