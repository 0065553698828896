import type { ReactNode } from 'react';
import type { Text } from './text';
import { LanguageContextProvider } from './use-text';

function filled(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/%([A-Za-z_]\w*)%/g, (place, name: string) => String(values[name] ?? place));
}

const english: Text = {
  t: filled,
  say: (message) => (typeof message === 'string' ? message : filled(message.text, message.values)),
  locale: 'en',
  direction: 'ltr',
};

/** Says what is below it in English, without loading any file; for tests of single components. */
export function MakeEnglish({ children }: { readonly children: ReactNode }) {
  return <LanguageContextProvider text={english}>{children}</LanguageContextProvider>;
}
