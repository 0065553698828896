import type { Address } from '@besc/domain/shared/address';
import { smallHistoryEnd } from '@besc/localnet/timeline/small-history';
import type { Pricing } from './pricing-of';

/** What the documents of wire ask of: each of these has rows of every kind. */
export interface Place {
  readonly url: string;
  readonly person: Address;
  readonly staker: Address;
  readonly factory: Address;
  readonly vault: Address;
  readonly token: Address;
  readonly pair: Address;
  readonly pool: Address;
  readonly pricing: Pricing;
}

/**
 * Functions of wire that ask the index, by name, once for each document that they have, and for as much as a request of theirs may
 * hold. A slug with tests of its own says its in `asked-documents.ts` of its folder; `api/wire-documents.test.ts` asks them all.
 */
export type AskedDocuments = Readonly<Record<string, (place: Place) => Promise<unknown>>>;

export const nowSeconds = smallHistoryEnd;
export const each = <Key, Rows>(keys: readonly Key[], ask: (key: Key) => Promise<Rows>) => Promise.all(keys.map(ask));
