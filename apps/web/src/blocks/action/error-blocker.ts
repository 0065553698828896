import { balanceBlocker } from './balance-blocker';
import type { Blocker } from './blocker';

/** What is wrong with a form, as a text to translate; with a symbol it is the balance of that. */
export function errorBlocker({ text, symbol }: { readonly text: string; readonly symbol?: string }): Blocker {
  return symbol === undefined ? { kind: 'error', text } : balanceBlocker({ symbol });
}
