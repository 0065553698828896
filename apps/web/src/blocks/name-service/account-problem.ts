import { isAddressShape } from '@besc/domain/shared/address';
import { isRecipientFlagged } from '@besc/domain/swap/recipient';
import type { ResolvedRecipient } from '@besc/domain/swap/swap-input-error';
import type { NameLookup } from './name-lookup';

const nameProblems: Readonly<Record<(NameLookup & { kind: 'unusable' })['reason'], string>> = {
  invalid: 'This isn’t a valid name.',
  lookalike: 'This name contains look-alike characters and was rejected.',
  'no-service': 'This network has no name service. Enter a wallet address.',
  'not-found': 'This name doesn’t point to an address.',
  failed: 'Couldn’t look up the name. Retrying automatically.',
};

/** What is wrong with an account that is typed, as an English key; undefined while it is sound, empty or being looked up. */
export function accountProblem(field: {
  readonly text: string;
  readonly resolved: ResolvedRecipient;
  readonly lookup: NameLookup | undefined;
}): string | undefined {
  const { text, resolved, lookup } = field;
  const address = resolved.kind === 'address' ? resolved.address : undefined;
  if (!isRecipientFlagged({ text, loading: resolved.kind === 'pending', resolved: address })) return undefined;
  if (lookup?.kind === 'unusable') return nameProblems[lookup.reason];
  return isAddressShape(text.replace(/\s+/gu, ''))
    ? 'This address has a typo: its checksum doesn’t match.'
    : 'Enter a valid wallet address or name.';
}
