/** How well words match: 2 when each begins a word of the text, 1 when each is somewhere in it, 0 otherwise. */
export function entryMatch(text: string, query: string): 0 | 1 | 2 {
  const wanted = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const words = plain(text);
  if (wanted.length === 0) return 0;
  if (wanted.every((word) => words.startsWith(word) || words.includes(` ${word}`))) return 2;
  return wanted.every((word) => words.includes(word)) ? 1 : 0;
}

/** Without letter case and accents; what is not a letter, a mark or a digit separates words. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
