/** Deeper than any honest text goes; a page that draws thousands of levels stands still. */
const deepest = 20;
const blocks = new RegExp(`^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${deepest}}`, 'm');
const marks = new RegExp(`[*_[!~](?:[ \\t]?[*_[!~]){${deepest * 2}}`);
/** A line of stars or low lines alone is drawn as a rule. */
const rules = /^[ \t]*([*_-])(?:[ \t]*\1){2,}[ \t]*$/gm;

/** Whether a text of markdown opens so many quotes, lists or marks at once that reading it takes long. */
export function isNestedDeep(text: string): boolean {
  const rest = text.replace(rules, '');
  return blocks.test(rest) || marks.test(rest);
}

/** More of one kind than an honest text of this length has: to pair them takes the reader as long as their number squared. */
export const mostMarks = 600;
const counted = [/[*_]+/g, /\[/g, /^[ \t]*(?:[-*+>]|\d{1,9}[.)])/gm];

/** Whether a text of markdown holds so many stars, brackets or items that reading it takes long. */
export function hasManyMarks(text: string): boolean {
  return counted.some((mark) => (text.match(mark)?.length ?? 0) > mostMarks);
}

/** A part of a text that was read. */
export interface TextPart {
  readonly children?: readonly unknown[];
}

/** Whether parts stand so deep inside each other that they are not drawn. */
export function isDeep(root: TextPart): boolean {
  let level: readonly unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest * 2) return true;
    level = level.flatMap((part) => (part as TextPart).children ?? []);
  }
  return false;
}
