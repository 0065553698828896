import { parseRecipient } from '@besc/domain/swap/recipient';
import type { ResolvedRecipient } from '@besc/domain/swap/swap-input-error';
import { parseAddress } from '@besc/sdk/shared/address';

/**
 * The account a recipient text stands for. Names are not resolved on a deployment without a name service: they are
 * invalid, never guessed.
 */
export function resolvedRecipient(text: string | undefined): ResolvedRecipient {
  const recipient = parseRecipient(text);
  switch (recipient.kind) {
    case 'own':
    case 'empty':
      return { kind: recipient.kind };
    case 'address': {
      const address = parseAddress(recipient.text);
      return address === undefined ? { kind: 'invalid' } : { kind: 'address', address };
    }
    default:
      return { kind: 'invalid' };
  }
}
