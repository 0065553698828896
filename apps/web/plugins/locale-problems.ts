import { textsIn } from '../../../tooling/src/texts-in';
import type { Messages } from '../src/blocks/language/find-message';

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;

/**
 * What is wrong with the texts of one language beside English's, a sentence for each. `missing`: texts it has not got,
 * with the plural forms that the language has (by Intl.PluralRules). `damaged`: texts that English does not have, and
 * translations that lost or invented a `%name%`, or with marks of another kind than the language's own.
 */
export function localeProblems(options: {
  readonly english: Messages;
  readonly texts: Messages;
  readonly locale: string;
}): { readonly missing: string[]; readonly damaged: string[] } {
  const { english, texts, locale } = options;
  const needed = new Set(Object.keys(textsIn(locale, english, {})));
  const missing = [...needed]
    .filter((key) => !Object.hasOwn(texts, key) || texts[key] === '')
    .map((key) => `missing in ${locale}: "${key}"`);
  const damaged = Object.entries(texts).flatMap(([key, text]) => {
    const isPlural = isPluralOf(english, key);
    const unknown = `${isPlural ? 'plural form that does not exist' : 'unknown'} in ${locale}: "${key}"`;
    const places = text === '' ? '' : placesOf(text, key.replace(pluralSuffix, ''));
    const notes = [places, marksOf(text, locale)].filter((note) => note !== '');
    return [...(needed.has(key) ? [] : [unknown]), ...notes.map((note) => `${locale}: "${key}" ${note}`)];
  });
  return { missing, damaged };
}

/** Whether a key is a form, of whatever language, of a text that English says with a number. */
function isPluralOf(english: Messages, key: string): boolean {
  return pluralSuffix.test(key) && Object.hasOwn(english, key.replace(pluralSuffix, '_other'));
}

/** How the `%name%` places of a translation differ from its key's; a plural form may leave its number out. */
function placesOf(text: string, key: string): string {
  const places = (source: string) =>
    new Set([...source.matchAll(/%([A-Za-z_][A-Za-z0-9_]*)%/g)].map(([place]) => place));
  const [own, wanted] = [places(text), places(key)];
  const lost = [...wanted].filter((place) => !own.has(place) && place !== '%count%');
  const invented = [...own].filter((place) => !wanted.has(place));
  return [...lost.map((place) => `lost ${place}`), ...invented.map((place) => `invented ${place}`)].join(', ');
}

/** The quotation marks and the apostrophe of a language; of the others only typewriter marks are known to be wrong. */
const ownMarks: Readonly<Record<string, string>> = { en: '“”’', de: '„“’', ar: '«»' };

/** What the documents quote has their marks in English. */
const quoted: ReadonlySet<string> = new Set([
  "Don't show this again",
  "You've already staked the maximum amount you can stake in this pool!",
]);

/** Which marks of a text are not the language's: one kind of quotes, apostrophes and dots on the whole page. */
function marksOf(text: string, locale: string): string {
  if (locale === 'en' && quoted.has(text)) return '';
  const own = ownMarks[locale];
  const foreign = own === undefined ? /["'`´]|\.{3}/g : new RegExp(`(?![${own}])["'\`´“”„‟‘’‚«»‹›]|\\.{3}`, 'g');
  const found = [...new Set([...text.matchAll(foreign)].map(([mark]) => mark))];
  return found.length === 0 ? '' : `has ${found.join(' ')}`;
}
