import type { Address } from '@besc/domain/shared/token';

/**
 * What is known of a name. `pending`: being looked up. `found`: `name` in its one right spelling leads to `address`.
 * `unusable`: why it leads nowhere; `failed` is a chain that did not answer, which is asked again by itself.
 */
export type NameLookup =
  | { readonly kind: 'pending' }
  | { readonly kind: 'found'; readonly name: string; readonly address: Address }
  | {
      readonly kind: 'unusable';
      readonly reason: 'invalid' | 'lookalike' | 'no-service' | 'not-found' | 'failed';
    };
