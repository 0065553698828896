import type { Address } from '../shared/address';
import type { CurrencyId } from '../shared/currency-id';

/** The currencies an address of the add screen names, first and second. */
export interface PathCurrencies {
  readonly a: CurrencyId | undefined;
  readonly b: CurrencyId | undefined;
}

/** The add screen for none, one or two currencies. */
export function addPath(a?: CurrencyId, b?: CurrencyId): string {
  return ['/add', a, b].filter((part) => part !== undefined).join('/');
}

/** The remove screen of a pair. */
export function removePath(a: CurrencyId, b: CurrencyId): string {
  return `/remove/${a}/${b}`;
}

/** Where a pick in slot A leads: the currency of slot B switches the sides. */
export function pathAfterPickingA({ a, b }: PathCurrencies, picked: CurrencyId): string {
  if (b === undefined) return addPath(picked);
  return picked === b ? addPath(b, a) : addPath(picked, b);
}

/** Where a pick in slot B leads. Without a currency in slot A the wrapped native coin stands there. */
export function pathAfterPickingB({ a, b }: PathCurrencies, picked: CurrencyId, wbesc: Address): string {
  if (picked === a) return b === undefined ? addPath(picked) : addPath(b, picked);
  const first = a ?? wbesc;
  return first === picked ? addPath(picked) : addPath(first, picked);
}

/** '/add/{A}-{B}', each an address in any letter case or the native coin: the two parts, else `undefined`. */
export function dashedAddPath(text: string): string | undefined {
  const match = /^(0x[0-9a-f]{40}|BESC)-(0x[0-9a-f]{40}|BESC)$/i.exec(text);
  return match ? `/add/${match[1]}/${match[2]}` : undefined;
}

/** '/remove/{A}-{B}' of two addresses goes to the pair's screen; any other single part to the list. */
export function singleRemovePath(text: string): string {
  const match = /^(0x[0-9a-f]{40})-(0x[0-9a-f]{40})$/i.exec(text);
  return match ? `/remove/${match[1]}/${match[2]}` : '/pool';
}

/** '/add/{A}/{A}' names one currency twice, in whatever letter case: only the first stays. */
export function sameCurrencyPath(a: string, b: string): string | undefined {
  return a.toLowerCase() === b.toLowerCase() ? `/add/${encodeURIComponent(a)}` : undefined;
}
