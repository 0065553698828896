/**
 * Whether a text may be a name of the name service: two labels or more, of letters, digits, marks, symbols, hyphens and
 * underscores of any script, at most 255 characters. Only normalisation tells whether it is a sound one.
 */
export function isNameShape(text: string): boolean {
  if (text.length > 255 || !text.includes('.')) return false;
  const labels = text.split('.');
  if (/^\d+$/.test(labels.at(-1) ?? '')) return false;
  return labels.every((label) => /^[^\p{C}\p{Z}!-,/:-@[-^`{-~]+$/u.test(label.replace(/[\u200c\u200d]/gu, '')));
}
