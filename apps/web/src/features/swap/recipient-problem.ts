import { isRecipientFlagged } from '@besc/domain/swap/recipient';
import type { ResolvedRecipient } from '@besc/domain/swap/swap-input-error';
import type { NameLookup } from '../../blocks/name-service/name-lookup';

const nameProblems: Readonly<Record<(NameLookup & { kind: 'unusable' })['reason'], string>> = {
  invalid: 'This is not a valid name.',
  lookalike: 'This name has characters that look like others. It is not used.',
  'no-service': 'This network has no name service. Enter a wallet address.',
  'not-found': 'This name leads to no address.',
  failed: 'The name could not be looked up. It is tried again by itself.',
};

/** What is wrong with the recipient, as an English key; undefined while it is sound, empty or being looked up. */
export function recipientProblem(field: {
  text: string;
  resolved: ResolvedRecipient;
  lookup: NameLookup | undefined;
  isForbidden: boolean;
}): string | undefined {
  const { text, resolved, lookup } = field;
  if (field.isForbidden)
    return 'What is sent to this address is lost: it belongs to the exchange, to a token or to nobody.';
  const address = resolved.kind === 'address' ? resolved.address : undefined;
  if (!isRecipientFlagged({ text, loading: resolved.kind === 'pending', resolved: address })) return undefined;
  return lookup?.kind === 'unusable' ? nameProblems[lookup.reason] : 'Enter a valid wallet address or name.';
}
