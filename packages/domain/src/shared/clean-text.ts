const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029\p{Zs}]+/gu;
// Control, format (bidirectional and zero-width marks, tags), surrogate halves, private use, and letters drawn as nothing.
const unseen = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0/gu;
const stackedMarks = /(\p{M}{3})\p{M}+/gu;

/**
 * Text from a stranger (token name, revert reason) made safe to show: no control, bidirectional or invisible characters,
 * no towers of accents, every run of white space one space, no space at the ends. May be empty. Idempotent.
 */
export function cleanText(text: string): string {
  return text.replace(lineBreaks, ' ').replace(unseen, '').replace(stackedMarks, '$1').replace(/ {2,}/g, ' ').trim();
}
