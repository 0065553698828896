import type { Address } from '@besc/domain/shared/address';
import type { ShownFigure } from './shown-call';

/** Whether a value of a call or of a message to sign is the figure that was shown. Addresses in any spelling. */
export function isFigure(actual: unknown, shown: ShownFigure, account: Address): boolean {
  if (typeof shown === 'object') return shown.some((figure) => isFigure(actual, figure, account));
  const wanted = shown === 'account' ? account : shown;
  // Decoded integers are bigints or numbers by their width; in a message they are decimal text.
  const isPlain = typeof actual === 'bigint' || typeof actual === 'number' || typeof actual === 'string';
  return isPlain && String(actual).toLowerCase() === String(wanted).toLowerCase();
}
