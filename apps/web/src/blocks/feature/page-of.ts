import type { Address } from '@besc/domain/shared/address';

/** The paths of the pages that tell of things. */
export interface PageOf {
  readonly token: (token: Address) => string;
  readonly pool: (pool: Address) => string;
}
