import { type ReactNode, useMemo } from 'react';
import type { Text } from '../src/blocks/language/text';
import { sayFrom } from '../src/blocks/language/translator';
import { LanguageContextProvider } from '../src/blocks/language/use-text';

/**
 * Says what is below it in English, without loading any file; for tests of single components. `locale` writes the numbers
 * of another language.
 */
export function MakeEnglish(props: { readonly children: ReactNode; readonly locale?: string }) {
  const { children, locale = 'en' } = props;
  const text = useMemo(
    (): Text => ({
      t: (english, values) => sayFrom({}, locale, values === undefined ? { text: english } : { text: english, values }),
      say: (message) => (typeof message === 'string' ? message : sayFrom({}, locale, message)),
      locale,
      direction: 'ltr',
    }),
    [locale],
  );
  return <LanguageContextProvider text={text}>{children}</LanguageContextProvider>;
}
