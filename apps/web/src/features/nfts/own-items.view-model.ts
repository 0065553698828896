import { type Item, isSameItem } from '@besc/domain/shared/item';
import { itemKey } from './item-path';

/** Where an item of an account is (NFT-17); in the wallet when nothing else is known (NFT-18). */
export type ItemPlace = 'for-sale' | 'profile-pic' | 'wallet';

/** An item of an account with its place. */
export interface PlacedItem extends Item {
  readonly name: string;
  readonly place: ItemPlace;
  /** What it is offered for. */
  readonly price: bigint | undefined;
}

/** What is known of one collection of an account; undefined of what is still read or could not be. */
export interface OwnedOf {
  readonly collection: Item['collection'];
  readonly name: string;
  readonly held: readonly bigint[] | undefined;
  readonly asks: readonly { readonly tokenId: bigint; readonly price: bigint }[] | undefined;
}

/** All items of an account, each once. The chain is newer than what is told of pictures. */
export function placedItems(owned: readonly OwnedOf[], picture: Item | undefined): readonly PlacedItem[] {
  const nameOf = ({ collection, tokenId }: Item) =>
    `${owned.find((each) => each.collection === collection)?.name ?? ''} #${tokenId}`;
  const placed = (item: Item, place: ItemPlace, price?: bigint): PlacedItem => ({
    ...item,
    name: nameOf(item),
    place,
    price,
  });
  const onChain = [
    ...owned.flatMap(({ collection, asks = [] }) =>
      asks.map(({ tokenId, price }) => placed({ collection, tokenId }, 'for-sale', price)),
    ),
    ...owned.flatMap(({ collection, held = [] }) => held.map((tokenId) => placed({ collection, tokenId }, 'wallet'))),
  ];
  const isPicture = picture !== undefined && !onChain.some((item) => isSameItem(item, picture));
  const all = isPicture ? [placed(picture, 'profile-pic'), ...onChain] : onChain;
  // What changed its place between two reads is shown once.
  const known = new Map<string, PlacedItem>();
  for (const item of all) if (!known.has(itemKey(item))) known.set(itemKey(item), item);
  return [...known.values()];
}
