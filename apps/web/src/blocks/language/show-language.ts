import { fetchMessages } from './fetch-messages';
import { isTranslated } from './is-translated';
import { translatorStore } from './translator';

let wanted = '';

/**
 * Says the page in another language once its file is here. When the file cannot be had the language of before stays.
 * English is loaded beside it, for its plural forms and for what the other lacks. A language that is not translated yet
 * is English altogether, numbers too: a page half in one language would say with its `lang` what is not so. Answers
 * whether all that was asked for is here.
 */
export async function showLanguage(code: string): Promise<boolean> {
  const language = isTranslated(code) ? code : 'en';
  wanted = language;
  const loading = [...new Set(['en', language])].map((locale) => load(locale));
  const answers = await Promise.all(loading);
  const isMissing = language !== 'en' && answers.at(-1) === false;
  // Somebody who chose twice gets the second choice, whichever file came first.
  if (wanted === language) translatorStore.setState(isMissing ? { isMissing } : { language, isMissing });
  return !answers.includes(false);
}

async function load(locale: string): Promise<boolean> {
  if (Object.hasOwn(translatorStore.getState().loaded, locale)) return true;
  try {
    const messages = await fetchMessages(locale);
    translatorStore.setState(({ loaded }) => ({ loaded: { ...loaded, [locale]: messages } }));
    return true;
  } catch (error) {
    console.warn(`The texts for ${locale} could not be loaded.`, error);
    return false;
  }
}
