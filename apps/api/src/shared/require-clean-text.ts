import { ApiError } from './api-error';

/** The database keeps no NUL, and half of a pair of surrogates is signed and kept as another character than was sent. */
const unclean = /\0|\p{Surrogate}/u;

/** Throws ApiError 400 for a text that cannot be kept as it is. */
export function requireCleanText(text: string): void {
  if (unclean.test(text)) throw new ApiError(400, 'BAD_TEXT', 'A text has a character that cannot be kept.');
}
