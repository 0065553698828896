import type { Messages } from '../src/blocks/language/find-message';
import type { SaidText } from './texts';

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;

/**
 * What is wrong with the texts, a sentence for each: texts said but not in English's files, texts in files that nobody
 * says, languages that should be complete and are not, plural forms that a language does not have (by Intl.PluralRules),
 * and translations that lost or invented a `%name%`.
 */
export function textProblems(options: {
  readonly said: readonly SaidText[];
  /** Every string of the source, since some texts reach the translation by way of a table. */
  readonly written: ReadonlySet<string>;
  readonly messages: ReadonlyMap<string, Messages>;
  readonly completeLanguages: readonly string[];
}): string[] {
  const { said, written, messages, completeLanguages } = options;
  const english = messages.get('en') ?? {};
  const problems = new Set<string>();
  for (const { text, file, isPlural } of said) {
    const keys = isPlural ? [`${text}_one`, `${text}_other`] : [text];
    for (const key of keys) if (!Object.hasOwn(english, key)) problems.add(`missing in en: "${key}" (${file})`);
  }
  for (const key of Object.keys(english)) {
    if (!written.has(key.replace(pluralSuffix, '')) && !written.has(key)) problems.add(`said by nobody: "${key}"`);
  }
  for (const [locale, texts] of messages) {
    const isComplete = completeLanguages.includes(locale);
    if (isComplete) {
      for (const key of neededKeys(english, locale)) {
        if (!Object.hasOwn(texts, key) || texts[key] === '') problems.add(`missing in ${locale}: "${key}"`);
      }
    }
    const allowed = neededKeys(english, locale);
    for (const [key, text] of Object.entries(texts)) {
      if (!allowed.has(key))
        problems.add(
          `${isPluralOf(english, key) ? 'plural form that does not exist' : 'unknown'} in ${locale}: "${key}"`,
        );
      const base = key.replace(pluralSuffix, '');
      if (text !== '' && placesOf(text, base) !== '') problems.add(`${locale}: "${key}" ${placesOf(text, base)}`);
    }
  }
  return [...problems].sort();
}

/** Whether a key is a form, of whatever language, of a text that English says with a number. */
function isPluralOf(english: Messages, key: string): boolean {
  return pluralSuffix.test(key) && Object.hasOwn(english, key.replace(pluralSuffix, '_other'));
}

/** The keys a language needs: English's, with the plural forms that the language itself has. */
function neededKeys(english: Messages, locale: string): ReadonlySet<string> {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return new Set(
    Object.keys(english).flatMap((key) => {
      return isPluralOf(english, key) ? forms.map((form) => key.replace(pluralSuffix, `_${form}`)) : [key];
    }),
  );
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
