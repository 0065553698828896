import { languages } from '../src/blocks/language/languages';
import { localeProblems } from './locale-problems';
import { mergedMessages } from './merged-messages';

/** The offered languages whose texts are all there and whole, by the messages below `webRoot`; English is always one. */
export function completeLocales(webRoot: string): string[] {
  const english = mergedMessages(webRoot, 'en');
  const codes = languages.map(({ code }) => code);
  return codes.filter((locale) => {
    if (locale === 'en') return true;
    const { missing, damaged } = localeProblems({ english, texts: mergedMessages(webRoot, locale), locale });
    return missing.length === 0 && damaged.length === 0;
  });
}
