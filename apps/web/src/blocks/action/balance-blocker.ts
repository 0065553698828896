import type { Blocker } from './blocker';

/** There is not so much of a currency in the wallet. */
export function balanceBlocker({ symbol }: { readonly symbol: string }): Extract<Blocker, { kind: 'error' }> {
  return { kind: 'error', text: 'Insufficient %symbol% balance', symbol };
}
