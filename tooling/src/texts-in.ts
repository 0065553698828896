type Texts = Readonly<Record<string, string>>;

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/**
 * The texts that `language` needs beside the English ones, plurals in its own forms: each as `known` has it already, any other
 * as the English one (a form that English lacks as its general one), for a translator to replace.
 */
export function textsIn(language: string, english: Texts, known: Texts): Record<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = Object.keys(english).flatMap((key) => {
    const isPlural = pluralForm.test(key) && Object.hasOwn(english, key.replace(pluralForm, '_other'));
    return isPlural ? forms.map((form) => key.replace(pluralForm, `_${form}`)) : [key];
  });
  const begun = (key: string) => english[key] ?? english[key.replace(pluralForm, '_other')] ?? '';
  return Object.fromEntries(
    [...new Set(keys)].map((key) => [key, (Object.hasOwn(known, key) && known[key]) || begun(key)]),
  );
}
