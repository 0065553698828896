/** What comments and documents are held to. Data of `check-words`; a count may only fall. */
export const wordLimits = {
  /** Words of all documents together, counted as `wc -w` does. */
  documents: 39_000,
  /** Words of an older English; plain terms name who acts ("the caller", "no node", "again"). */
  foreign: /\b(?:nobody|whoever|anew|of which)\b/i,
  foreignLines: 60,
  /** Words that a sentence of a comment may have, and how many sentences have more. */
  sentence: 25,
  longSentences: 560,
  endings: ['.ts', '.tsx', '.mts', '.mjs', '.sol', '.css', '.sh', '.html', '.yml', '.toml'] as readonly string[],
  /** These name the words in order to refuse them. */
  own: /^tooling\/src\/(?:word-limits|words\.test)\.ts$/,
} as const;
