/**
 * Why the main button of a screen cannot be pressed, whatever the screen is for. Texts are English keys. A screen's own
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
  | { readonly kind: 'error'; readonly text: string; readonly symbol?: string }
  /** A high slippage tolerance of an earlier visit must be stood by first. */
  | { readonly kind: 'slippage-unconfirmed' };

const kinds: Readonly<Record<Blocker['kind'], true>> = {
  unsupported: true,
  connect: true,
  'wrong-network': true,
  loading: true,
  offline: true,
  error: true,
  'slippage-unconfirmed': true,
};

/** Tells a blocker from a screen's own states. */
export function isBlocker(state: { readonly kind: string }): state is Blocker {
  return Object.hasOwn(kinds, state.kind);
}
