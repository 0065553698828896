import { localeProblems } from '../plugins/locale-problems';
import type { Messages } from '../src/blocks/language/find-message';
import type { SaidText } from './texts';

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;

/**
 * What is wrong with the texts, a sentence for each: texts said but not in English's files, texts in files that nobody
 * says, languages that should be complete and are not, and damaged translations.
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
    const { missing, damaged } = localeProblems({ english, texts, locale });
    for (const problem of completeLanguages.includes(locale) ? [...missing, ...damaged] : damaged)
      problems.add(problem);
  }
  return [...problems].sort();
}
