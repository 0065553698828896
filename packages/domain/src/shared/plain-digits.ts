/**
 * A text with the digits of every script as 0 to 9, its decimal signs and commas (full-width, ideographic, Arabic) as dot
 * and comma, and without the marks that show nothing (of direction, of no width), which travel with copied numbers.
 */
export function plainDigits(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uFF0E\u3002\uFF61\u066B]/g, '.')
    .replace(/[\uFF0C\u3001\uFF64\u060C]/g, ',')
    .replace(/\p{Nd}/gu, digitOf);
}

/** Unicode keeps the ten digits of a script in order and in one run, from its zero; some runs hold several such tens. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
