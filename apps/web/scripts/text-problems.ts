import { localeProblems } from '../plugins/locale-problems';
import type { Messages } from '../src/blocks/language/find-message';
import type { SaidText } from './texts';

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;

/** Whether somebody says a text, or the text that it is a plural form of. */
export const isSaid = (key: string, written: ReadonlySet<string>): boolean =>
  written.has(key.replace(pluralSuffix, '')) || written.has(key);

/** The keys of a text: a plural has two forms in English. */
export const textKeys = ({ text, isPlural }: SaidText): readonly string[] =>
  isPlural ? [`${text}_one`, `${text}_other`] : [text];

/**
 * What a folder says and keeps neither itself nor in a shared folder, a sentence for each: it would go with the folder that
 * keeps it.
 */
export function strayTexts(said: readonly SaidText[], isKept: (file: string, key: string) => boolean): string[] {
  const problems = said.flatMap((one) =>
    textKeys(one)
      .filter((key) => !isKept(one.file, key))
      .map((key) => `kept elsewhere only: "${key}" (${one.file}); \`-- --write\` copies it`),
  );
  return [...new Set(problems)].sort();
}

/**
 * What is wrong with the texts, a sentence for each: texts said but not in English's files, unused texts in files,
 * and what a language lacks or has damaged.
 */
export function textProblems(options: {
  readonly said: readonly SaidText[];
  /** Every string of the source, since some texts reach the translation by way of a table. */
  readonly written: ReadonlySet<string>;
  readonly messages: ReadonlyMap<string, Messages>;
}): string[] {
  const { said, written, messages } = options;
  const english = messages.get('en') ?? {};
  const problems = new Set<string>();
  for (const { file, ...one } of said) {
    for (const key of textKeys({ file, ...one }))
      if (!Object.hasOwn(english, key)) problems.add(`missing in en: "${key}" (${file})`);
  }
  for (const key of Object.keys(english)) {
    if (!isSaid(key, written)) problems.add(`unused: "${key}"; \`-- --write\` takes it out`);
  }
  for (const [locale, texts] of messages) {
    const { missing, damaged } = localeProblems({ english, texts, locale });
    for (const problem of [...missing, ...damaged]) problems.add(problem);
  }
  return [...problems].sort();
}
