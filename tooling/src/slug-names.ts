import { layers } from './boundaries';
import { isOfSlug } from './removal/is-of-slug';
import { isBelow, removable } from './slugs';

/** Words that mean nothing but the slug, so that they count in any name; of the others those count that a text quotes or calls. */
const onlySlugs: readonly string[] = ['farms', 'lottery', 'oracle', 'prediction'];
/** Words that texts quote for something else: a type of achievements, the level of a log, the collection that the sale sells. */
const quotedWords: readonly string[] = ['ifo', 'info', 'squad'];
/** What does not run in production, so that it may name whatever it is about. */
const isBeside =
  /(?:^|\/)(?:e2e|tooling|scripts|test|bench|browser|gallery|mutants|tools|prove|\.storybook)\/|\.(?:test|bench|stories)\.|vitest\./;

/** Where a text means the slug: in quotes, also as a page's address, in a path that is not the kernel's own, among the contracts. */
const sayings = (slug: string) => [
  ...(quotedWords.includes(slug) ? [] : [`(['"\`])${slug}(?:\\1|[./])`]),
  ...[`['"\`]/${slug}['"\`]`, `(?<!/proc/sys/kernel)/${slug}/`, `\\bcontracts\\??\\.${slug}\\b`],
];

/** As a word of a name in any spelling, also in the singular: `farmRow`, `useFarms`, `FARM_SECONDS`. */
function spellings(slug: string): string[] {
  const word = slug.replace(/s$/, 's?');
  const pascal = word.charAt(0).toUpperCase() + word.slice(1);
  return [`(?<![a-zA-Z])${word}(?![a-z])`, `${pascal}(?![a-z])`, word.toUpperCase()];
}

const says = (slug: string) => new RegExp(sayings(slug).join('|'));

const patterns = removable.map((slug) => ({
  slug,
  said: says(slug),
  named: onlySlugs.includes(slug) ? new RegExp(spellings(slug).join('|')) : undefined,
}));

/** Whether a source says a slug as a name, which it then cannot do without. */
export function saysSlug(source: string, slug: string): boolean {
  return says(slug).test(withoutComments(source));
}

/** Whether a file runs in production and is bound to keep to itself which slugs there are. */
const isBound = (file: string) =>
  /^(?:apps|packages)\//.test(file) && !isBeside.test(file) && !layers.registries?.files.test(file);

/** Files that would say a new slug as a name if there were one: the word means something else there, so no slug can be it. */
export function wordsTaken(slug: string, files: readonly string[], read: (file: string) => string): string[] {
  return files.filter((file) => isBound(file) && !isOfSlug(file, slug) && saysSlug(read(file), slug));
}

/**
 * Lines `file:line: reason` where a production module names a slug that can be taken out, though it lies neither in a folder
 * of that slug or of one that stands on it, nor in a registry. Such a name belongs to the slug's own manifest.
 */
export function slugNames(file: string, source: string, slugs: readonly string[] = removable): string[] {
  if (!isBound(file)) return [];
  const own = slugs.filter((slug) => isOfSlug(file, slug));
  const foreign = patterns.filter(({ slug }) => !own.some((one) => isBelow(one, slug)));
  const lines = withoutComments(source).split('\n');
  return lines.flatMap((line, index) => {
    const text = own.reduce((rest, slug) => rest.replace(belowOwnPage(slug), "''"), line);
    const code = codeOf(text, own);
    return foreign
      .filter(({ said, named }) => said.test(text) || named?.test(code))
      .map(({ slug }) => `${file}:${index + 1}: names ${slug}: that belongs to a manifest in its own folder`);
  });
}

/** Addresses below a slug's own page, in which any word may stand: `/info/pools/9`. */
const belowOwnPage = (slug: string) => new RegExp(`(['"\`])/${slug}/[^'"\`]*\\1`, 'g');

/** A line without what is in quotes, which a person reads, and without the file's own slug: `farmFairsPlan` names no farms. */
function codeOf(line: string, own: readonly string[]): string {
  const code = line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''");
  return own.reduce((rest, slug) => rest.replace(asName(slug), ''), code);
}

/** A slug within a name in any spelling, also in the singular. */
const asName = (slug: string) => new RegExp(slug.replace(/s$/, 's?').replaceAll('-', '[-_]?'), 'gi');

/** The source with its comments as blanks, line by line. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?:^|(?<=\s))(?:\/\/|#).*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
}
