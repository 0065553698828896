import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import { readOwnedTokens } from '@besc/sdk/nfts/read-owned-tokens';
import { readAcceptsPictures } from '@besc/sdk/profile/read-accepts-pictures';
import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { orNothing } from '@besc/sdk/shared/reads/or-nothing';

/** What an account holds that may be its picture. */
export interface Pictures {
  readonly items: readonly Item[];
  /** There are more than were asked for. */
  readonly isPartly: boolean;
  /** A collection could not be read; the items of the others are here. */
  readonly isUnread: boolean;
}

/**
 * What an account holds of those of the collections that the profile contract accepts, at most `most` of each. A collection that
 * refuses stops none of the others. Rejects with ReadError when the chain could not be asked.
 */
export async function readPictures(options: {
  readonly reader: BatchReader;
  readonly profile: Address;
  readonly collections: readonly Address[];
  readonly account: Address;
  readonly most: number;
}): Promise<Pictures> {
  const { reader, profile, collections, account, most } = options;
  const heldOf = async (collection: Address) => {
    const [isAccepted, held] = await Promise.all([
      readAcceptsPictures({ reader, profile, collection }),
      readOwnedTokens({ reader, collection, account, most }),
    ]);
    if (!isAccepted) return { items: [], isPartly: false };
    return { items: held.ids.map((tokenId) => ({ collection, tokenId })), isPartly: held.isPartly };
  };
  const all = await Promise.all(collections.map((collection) => orNothing(heldOf(collection))));
  const known = all.filter((each) => each !== undefined);
  return {
    items: known.flatMap(({ items }) => items),
    isPartly: known.some(({ isPartly }) => isPartly),
    isUnread: known.length < all.length,
  };
}
