import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text that the source says, and where. `isPlural`: it tells a `count`, or is said with one, so it needs its plural forms. */
export type SaidText = { readonly text: string; readonly file: string; readonly isPlural: boolean };

const literal = String.raw`'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"`;
/** Where a text is written out: the first argument of `t(`, `text:` of a message, a constant that is called a text. */
const places = /(?<![\w.$])t\(|\btext:|\bconst (?:text|label|\w+Text|\w+Warning) =/g;
/** A kind or a number, as tables and comparisons hold them; a text that looks like one is only taken from `t(`. */
const notForPeople = /^[a-z\d.-]*$/;
/** What the shell translates of a feature: labels, names, suffixes, descriptions. */
const featurePlaces = /\b(?:label|name|suffix|description):/g;

/** Source files below a folder, without tests, tools for tests and stories. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$|(?:^|\/)make-[^/]+$/.test(path))
    .sort()
    .map((path) => join(folder, path));
}

/** Every text that a file says through the translation, as far as it is written out where it is said. */
export function saidTexts(file: string): SaidText[] {
  const source = readFileSync(file, 'utf8');
  const patterns = /\.feature\.ts$/.test(file) ? [places, featurePlaces] : [places];
  const found = patterns.flatMap((pattern) => [...source.matchAll(pattern)]);
  return found.flatMap((match) => {
    const start = match.index + match[0].length;
    const end = endOfExpression(source, start);
    const isPlural = source[end] === ',' && /^,\s*\{[^}]*\bcount\b/.test(source.slice(end, end + 200));
    return literalsIn(source.slice(start, end))
      .filter((text) => text !== '' && (match[0] === 't(' || !notForPeople.test(text)))
      .map((text) => ({ text, file, isPlural: isPlural || text.includes('%count%') }));
  });
}

/** Every string that is written out in a file, for finding unused texts. */
export function writtenStrings(file: string): string[] {
  return literalsIn(readFileSync(file, 'utf8'));
}

/** Where the expression that begins at `start` ends: brackets are counted, strings are skipped over. */
function endOfExpression(source: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let index = start; index < source.length; index++) {
    const character = source.charAt(index);
    if (quote !== '') {
      if (character === '\\') index++;
      else if (character === quote) quote = '';
    } else if (`'"\``.includes(character)) quote = character;
    else if ('([{'.includes(character)) depth++;
    else if (depth === 0 && ',;)]}'.includes(character)) return index;
    else if (')]}'.includes(character)) depth--;
  }
  return source.length;
}

function literalsIn(source: string): string[] {
  // What a choice compares with is no text: `t(kind === 'wrap' ? 'Wrap' : 'Unwrap')`.
  const withoutComparisons = source.replace(new RegExp(String.raw`[=!]==\s*(?:${literal})`, 'g'), '');
  return [...withoutComparisons.matchAll(new RegExp(literal, 'g'))].map(unescaped);
}

function unescaped(match: RegExpMatchArray): string {
  return (match[1] ?? match[2] ?? '').replace(/\\(.)/g, '$1');
}
