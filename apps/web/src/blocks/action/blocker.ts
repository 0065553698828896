import type { Message } from '../language/message';

/**
 * Why the main button of a screen or dialog cannot be pressed, whatever the screen is for. Texts are English keys. A screen's own
 * states stand beside these in one union.
 */
export type Blocker =
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'connect' }
  | { readonly kind: 'wrong-network' }
  /** Something that decides is still being read. */
  | { readonly kind: 'loading' }
  /** The chain does not answer. */
  | { readonly kind: 'offline' }
  /** An approval of what is spent is on its way. */
  | { readonly kind: 'enabling' }
  /** What is wrong with the form or with what it is for; `symbol`: of a token, shortened where it is shown. */
  | ({ readonly kind: 'error'; readonly symbol?: string } & Message)
  /** A high slippage tolerance of an earlier visit must be stood by first. */
  | { readonly kind: 'slippage-unconfirmed' };

const kinds: Readonly<Record<Blocker['kind'], true>> = {
  unsupported: true,
  connect: true,
  'wrong-network': true,
  loading: true,
  offline: true,
  enabling: true,
  error: true,
  'slippage-unconfirmed': true,
};

/** Tells a blocker from a screen's own states. */
export function isBlocker(state: { readonly kind: string }): state is Blocker {
  return Object.hasOwn(kinds, state.kind);
}
