/**
 * Whether a text may be a name of the name service: two labels or more, of letters, digits, marks, symbols, hyphens and
 * underscores of any script, at most 63 characters each and 255 in all. Only normalisation tells whether it is a sound one.
 * A last label of digits belongs to an IP address, not to a name.
 */
export function isNameShape(text: string): boolean {
  if (text.length > 255 || !text.includes('.')) return false;
  const labels = text.split('.');
  if (/^\d+$/.test(labels.at(-1) ?? '')) return false;
  return labels.every(
    (label) => label.length <= 63 && /^[^\p{C}\p{Z}!-,/:-@[-^`{-~]+$/u.test(label.replace(/[\u200c\u200d]/gu, '')),
  );
}
