import type { Address } from '@besc/domain/shared/address';
import type { NameLookup } from '../../blocks/name-service/name-lookup';

/** The name that led to the recipient of a quote; undefined when the name leads elsewhere by now, or there was none. */
export function recipientName(lookup: NameLookup | undefined, recipient: Address | undefined): string | undefined {
  return lookup?.kind === 'found' && lookup.address === recipient ? lookup.name : undefined;
}
