import type { ReactNode } from 'react';
import type { Message } from './message';
import type { Text } from './text';
import { LanguageContextProvider } from './use-text';

function filled({ text, values = {}, parts = {} }: Message): string {
  return text.replace(/%([A-Za-z_]\w*)%/g, (place, name: string) => {
    const part = parts[name];
    return part === undefined ? String(values[name] ?? place) : filled(part);
  });
}

const english: Text = {
  t: (text, values) => filled(values === undefined ? { text } : { text, values }),
  say: (message) => (typeof message === 'string' ? message : filled(message)),
  locale: 'en',
  direction: 'ltr',
};

/** Says what is below it in English, without loading any file; for tests of single components. */
export function MakeEnglish({ children }: { readonly children: ReactNode }) {
  return <LanguageContextProvider text={english}>{children}</LanguageContextProvider>;
}
