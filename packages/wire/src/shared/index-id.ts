import type { Address } from '@besc/domain/shared/token';

/** An address as the index spells it: lower case. */
export function indexId(address: Address): string {
  return address.toLowerCase();
}
