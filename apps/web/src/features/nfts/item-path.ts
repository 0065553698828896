import type { Item } from '@besc/domain/shared/item';

/** The page of a collection. */
export function collectionPath(collection: Item['collection']): string {
  return `/nfts/collections/${collection}`;
}

/** The page of an item. */
export function itemPath({ collection, tokenId }: Item): string {
  return `${collectionPath(collection)}/${tokenId}`;
}

/** One text for an item, as a key. */
export function itemKey({ collection, tokenId }: Item): string {
  return `${collection}-${tokenId}`;
}
