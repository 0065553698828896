import type { Address } from '@besc/domain/shared/address';
import type { AddressById } from './slug-plan';

/** Who owns what a slug deploys: the timelock, which does what the owner of the plan said two days before. */
export function ownerOf(at: AddressById): Address {
  return at('governance.timelock');
}
