import type { Blocker } from './blocker';

/** What is wrong with a form, as a text to translate, the symbol of a balance that is too small kept apart. */
export function errorBlocker(error: { readonly text: string; readonly symbol?: string }): Blocker {
  return error.symbol === undefined
    ? { kind: 'error', text: error.text }
    : { kind: 'error', text: 'Insufficient %symbol% balance', symbol: error.symbol };
}
