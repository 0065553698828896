import type { NameAnswer } from '../chain/name-service';

/**
 * What is known of a name. `pending`: being looked up. `no-service`: this chain has no names; `failed` is a chain that did
 * not answer, which is asked again by itself.
 */
export type NameLookup =
  | NameAnswer
  | { readonly kind: 'pending' }
  | { readonly kind: 'unusable'; readonly reason: 'no-service' | 'failed' };
