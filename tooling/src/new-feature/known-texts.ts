import { textsIn } from '../texts-in';

const messages = /^apps\/web\/src\/.+\/messages\/([\w-]+)\.json$/;

/**
 * New files, with the English texts among them in every language that the `existing` files are written in. A text that the page
 * says already has the translation that it has there: the page's build refuses a second one.
 */
export function withLanguages(
  files: Readonly<Record<string, string>>,
  { existing, read }: { readonly existing: readonly string[]; readonly read: (file: string) => string },
): Record<string, string> {
  const languageOf = (file: string) => messages.exec(file)?.[1];
  const textsOf = (source: string): Record<string, string> => JSON.parse(source);
  const known = new Map<string, Record<string, string>>();
  for (const file of existing) {
    const language = languageOf(file);
    if (language !== undefined) known.set(language, { ...known.get(language), ...textsOf(read(file)) });
  }
  const entries = Object.entries(files).flatMap(([file, source]): [string, string][] => {
    if (languageOf(file) !== 'en') return [[file, source]];
    return [...known].map(([language, said]) => [
      file.replace(/en\.json$/, `${language}.json`),
      `${JSON.stringify(textsIn(language, textsOf(source), said), null, 2)}\n`,
    ]);
  });
  return Object.fromEntries(entries);
}
