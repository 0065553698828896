/** Deeper than any honest text goes; a page that draws thousands of levels stands still. */
const deepest = 20;
const blocks = new RegExp(`^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${deepest}}`, 'm');
const marks = new RegExp(`([*_[!~])(?:[ \\t]?\\1){${deepest * 2}}`);

/** Whether a text of markdown opens more quotes, lists or emphasis inside each other than can be drawn. */
export function isNestedDeep(text: string): boolean {
  return blocks.test(text) || (marks.test(text) && !isRule(text));
}

/** A line of stars or low lines alone is drawn as a rule. */
function isRule(text: string): boolean {
  return !marks.test(text.replace(/^[ \t]*([*_])(?:[ \t]*\1){2,}[ \t]*$/gm, ''));
}
