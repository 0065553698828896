import { fetchMessages } from './fetch-messages';
import { languages } from './languages';
import { translatorStore } from './translator';

let wanted = '';

/**
 * Says the page in another language once its file is here. When the file cannot be had the language of before stays.
 * English is loaded beside it, for its plural forms and for what the other lacks.
 */
export async function showLanguage(code: string): Promise<void> {
  const language = languages.some((known) => known.code === code) ? code : 'en';
  wanted = language;
  const loading = [...new Set(['en', language])].map((locale) => load(locale));
  const isLoaded = (await Promise.all(loading)).at(-1) === true;
  // Somebody who chose twice gets the second choice, whichever file came first.
  if (wanted === language && (isLoaded || language === 'en')) translatorStore.setState({ language });
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
