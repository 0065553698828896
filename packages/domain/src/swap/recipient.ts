import { type Address, isAddressShape } from '../shared/address';
import { addressText } from '../shared/address-text';
import type { Hex } from '../shared/hex';
import { isNameShape } from '../shared/is-name-shape';
import type { Trade } from './trade';

/**
 * What stands in the recipient field. `own`: the field is closed, the sender receives. `address`: 0x and 40 hex digits,
 * its checksum not yet verified. `name`: host-like, in any script, to be normalised and resolved. `invalid`: neither.
 */
export type RecipientText =
  | { readonly kind: 'own' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'address'; readonly text: Hex }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'invalid'; readonly text: string };

/** White space and marks that show nothing, but for those that join the letters of a name. */
const stripped = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\s\p{Cf}]/gu;

/** The text that stands in the recipient field for what was entered. */
export function recipientText(entered: string): string {
  return addressText(entered.replace(stripped, ''));
}

/** Reads the recipient field. `undefined` means that the field is closed. */
export function parseRecipient(text: string | undefined): RecipientText {
  if (text === undefined) return { kind: 'own' };
  const plain = recipientText(text);
  if (plain === '') return { kind: 'empty' };
  if (isAddressShape(plain)) return { kind: 'address', text: plain };
  if (isNameShape(plain)) return { kind: 'name', text: plain };
  return { kind: 'invalid', text: plain };
}

/**
 * Whether money sent to `recipient` would go to a contract of the exchange: on the blocked list, a token of the trade's
 * path or one of its pairs.
 */
export function isForbiddenRecipient(check: {
  recipient: Address;
  blockedRecipients: readonly Address[];
  trade: Pick<Trade, 'path' | 'pairs'> | undefined;
}): boolean {
  const forbidden = [
    ...check.blockedRecipients,
    ...(check.trade?.path ?? []),
    ...(check.trade?.pairs ?? []).map((pair) => pair.address),
  ];
  return forbidden.includes(check.recipient);
}

/** The recipient field's red mark: something is typed, it is not being looked up, and no address came of it. */
export function isRecipientFlagged(field: { text: string; loading: boolean; resolved: Address | undefined }): boolean {
  return recipientText(field.text) !== '' && !field.loading && field.resolved === undefined;
}
