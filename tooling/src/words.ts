import { wordLimits } from './word-limits';

/** Words of a text, counted as `wc -w` does. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Numbers of the lines, from 1, that hold a word of an older English. */
export const foreignWords = (source: string): number[] =>
  source.split('\n').flatMap((line, index) => (wordLimits.foreign.test(line) ? [index + 1] : []));

/** Numbers of the lines, from 1, at which comments with a sentence of too many words begin: one for each sentence. */
export function longSentences(source: string): number[] {
  return comments(source).flatMap(({ line, text }) =>
    text
      // A new tag or item of a list begins a sentence as well.
      .split(/(?<=[.!?])\s+|\s(?=@\w|- )/)
      .filter((sentence) => wordCount(sentence) > wordLimits.sentence)
      .map(() => line),
  );
}

/** Comments with the line they begin at: a block, or the lines that follow each other. */
function comments(source: string) {
  const found: { line: number; text: string }[] = [];
  let isOpen = false;
  source.split('\n').forEach((line, index) => {
    const part = /^\s*(?:\/\/\/?|\{?\/\*\*?|\*(?!\/))\s?(.*?)(?:\*\/\}?)?$/.exec(line)?.[1];
    if (part === undefined) isOpen = false;
    else if (isOpen && !/^\s*\{?\/\*/.test(line)) {
      const last = found.at(-1);
      if (last) last.text += ` ${part}`;
    } else {
      found.push({ line: index + 1, text: part });
      isOpen = true;
    }
  });
  return found;
}
