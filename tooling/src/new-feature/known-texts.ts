const messages = /^apps\/web\/src\/.+\/messages\/(\w+)\.json$/;

/**
 * New files, in which a text that the page says already, in one of the `existing` files, has the translation that it has there:
 * the page's build refuses a second one.
 */
export function withKnownTexts(
  files: Readonly<Record<string, string>>,
  { existing, read }: { readonly existing: readonly string[]; readonly read: (file: string) => string },
): Record<string, string> {
  const languageOf = (file: string) => messages.exec(file)?.[1];
  const textsOf = (source: string): Record<string, string> => JSON.parse(source);
  const entries = Object.entries(files).map(([file, source]) => {
    const language = languageOf(file);
    if (language === undefined) return [file, source];
    const texts = textsOf(source);
    const known = existing
      .filter((one) => languageOf(one) === language)
      .flatMap((one) => Object.entries(textsOf(read(one))));
    const taken = Object.fromEntries(known.filter(([text]) => Object.hasOwn(texts, text)));
    return [file, `${JSON.stringify({ ...texts, ...taken }, null, 2)}\n`];
  });
  return Object.fromEntries(entries);
}
