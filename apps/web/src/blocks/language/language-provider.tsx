import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { repeatWhileVisible } from '../../lib/repeat-while-visible';
import { usePreference } from '../preferences/use-preference';
import { chosenLanguage } from './chosen-language';
import type { Messages } from './find-message';
import { isRightToLeft } from './is-right-to-left';
import { showLanguage } from './show-language';
import type { Text } from './text';
import { sayFrom, translatorStore } from './translator';
import { LanguageContextProvider } from './use-text';

/** A file that could not be had is asked for again so often. */
const intervalMs = 30_000;

/** Says everything below it in the chosen language and turns the page to its direction. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const chosen = usePreference(chosenLanguage);
  const { language, loaded } = translatorStore();
  useEffect(() => {
    const run = async () => {
      if (await showLanguage(chosen)) stop();
    };
    const stop = repeatWhileVisible({ run, intervalMs });
    return stop;
  }, [chosen]);
  const text = useMemo(() => textOf(language, loaded), [language, loaded]);
  // Before anything is painted: a page that turned around afterwards would jump.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = text.direction;
  }, [language, text]);
  return <LanguageContextProvider text={text}>{children}</LanguageContextProvider>;
}

/** Made for each newly loaded file, so that everything below is drawn again with its texts. */
function textOf(language: string, loaded: Readonly<Record<string, Messages>>): Text {
  return {
    t: (text, values) => sayFrom(loaded, language, values === undefined ? { text } : { text, values }),
    say: (message) => (typeof message === 'string' ? message : sayFrom(loaded, language, message)),
    // One kind of digits everywhere: typed amounts have these too, and they are as wide as each other.
    locale: `${language}-u-nu-latn`,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
  };
}
