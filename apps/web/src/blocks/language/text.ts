import type { Message } from './message';

/** What `useText` gives. */
export type Text = {
  /** Says an English text in the chosen language; values fill `%name%`, `count` chooses the plural form. */
  readonly t: (text: string, values?: Message['values']) => string;
  /** Says a stored message; a plain string is shown as it is. */
  readonly say: (message: Message | string) => string;
  /** The BCP 47 tag of the chosen language for Intl, which asks for the digits 0 to 9. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
};
