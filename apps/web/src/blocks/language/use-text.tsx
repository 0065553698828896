import { createContext, type ReactNode, useContext } from 'react';
import type { Text } from './text';

const LanguageContext = createContext<Text | undefined>(undefined);

/** Gives everything below it the texts of one language. */
export function LanguageContextProvider(props: { readonly text: Text; readonly children: ReactNode }) {
  return <LanguageContext value={props.text}>{props.children}</LanguageContext>;
}

/**
 * The texts of the chosen language: `t('Swap %amount% %symbol%', { amount, symbol })`. `count` chooses the plural form.
 * Throws 'Language context is undefined' outside the provider.
 */
export function useText(): Text {
  const text = useContext(LanguageContext);
  if (text === undefined) throw new Error('Language context is undefined');
  return text;
}
