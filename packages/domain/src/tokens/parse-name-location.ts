import { isNameShape } from '../shared/is-name-shape';

/** Where a list lies when a name tells it: the name, and the path behind it with its leading slash or empty. */
export interface NameLocation {
  readonly name: string;
  readonly path: string;
}

/**
 * Reads a list location that is a name (`tokens.besc`, `lists.example.eth/default.json`). Undefined for everything that
 * is none: addresses with a protocol, single words, and names whose last label is a number, such as IP addresses.
 */
export function parseNameLocation(text: string): NameLocation | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 1000) return undefined;
  const slash = trimmed.indexOf('/');
  const name = slash === -1 ? trimmed : trimmed.slice(0, slash);
  const path = slash === -1 ? '' : trimmed.slice(slash);
  if (!isNameShape(name) || /[\s?#\\]/u.test(path) || /(?:^|\/)\.\.?(?:\/|$)/.test(path)) return undefined;
  return { name, path };
}
