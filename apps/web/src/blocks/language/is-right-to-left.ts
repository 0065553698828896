const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** Whether a language is written from right to left. */
export function isRightToLeft(code: string): boolean {
  return rightToLeft.has(code.split('-')[0] ?? code);
}
