import type { Item } from '@besc/domain/shared/item';
import type { OwnCollection } from './nfts-place';

/** The item that a search means: the name of a collection, or its beginning, and a number, as "squad 7" or "Bunnies #12". */
export function foundItem(
  search: string,
  collections: readonly OwnCollection[],
): (Item & { readonly name: string }) | undefined {
  const [, word = '', digits = ''] = /^\s*(\p{L}{2,})\s*#?\s*(\d{1,9})\s*$/u.exec(search) ?? [];
  const collection = collections.find(({ name }) => word !== '' && name.toLowerCase().startsWith(word.toLowerCase()));
  if (collection === undefined) return undefined;
  const tokenId = BigInt(digits);
  return { collection: collection.address, tokenId, name: `${collection.name} #${tokenId}` };
}
