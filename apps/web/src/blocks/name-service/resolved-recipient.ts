import { parseRecipient } from '@besc/domain/swap/recipient';
import type { ResolvedRecipient } from '@besc/domain/swap/swap-input-error';
import { parseAddress } from '@besc/wire/shared/parse-address';
import type { NameLookup } from './name-lookup';

/**
 * The account that a typed text stands for. A name stands for what the name service says of it, given as `lookup`; while
 * that is not known nothing is guessed.
 */
export function resolvedRecipient(text: string | undefined, lookup: NameLookup | undefined): ResolvedRecipient {
  const recipient = parseRecipient(text);
  switch (recipient.kind) {
    case 'own':
    case 'empty':
      return { kind: recipient.kind };
    case 'address': {
      const address = parseAddress(recipient.text);
      return address === undefined ? { kind: 'invalid' } : { kind: 'address', address };
    }
    case 'name':
      if (lookup?.kind === 'found') return { kind: 'address', address: lookup.address };
      return { kind: lookup?.kind === 'unusable' ? 'invalid' : 'pending' };
    default:
      return { kind: 'invalid' };
  }
}
