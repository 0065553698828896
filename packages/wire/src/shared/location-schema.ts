import * as z from 'zod/mini';

const maximumLength = 2048;

/** An absolute http or https URL without user name or password, at most 2048 characters. */
export const webUrlSchema = z
  .string('must be a URL')
  .check(z.maxLength(maximumLength, 'is too long'), z.refine(isWebUrl, 'must be an http or https URL'));

/** As `webUrlSchema`, or a path on the page's own host (one leading slash). */
export const webLocationSchema = z.string('must be a URL or a path').check(
  z.maxLength(maximumLength, 'is too long'),
  z.refine(
    (text) => isWebUrl(text) || isOwnPath(text),
    'must be an http or https URL, or a path with one leading slash',
  ),
);

/** As `webLocationSchema`, or the empty text for "there is none". */
export const optionalLocationSchema = z.string('must be a URL, a path or empty').check(
  z.maxLength(maximumLength, 'is too long'),
  z.refine(
    (text) => text === '' || isWebUrl(text) || isOwnPath(text),
    'must be empty, an http or https URL, or a path with one leading slash',
  ),
);

function isWebUrl(text: string): boolean {
  // The URL parser forgives white space and control characters inside; a settings file has no business with them.
  if (!/^https?:\/\/[\x21-\x7e]+$/i.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.username === '' && url.password === '' && url.hostname !== '';
}

function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(text) && !text.includes('\\');
}
