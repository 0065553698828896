import type { Address } from './address';

/** A token of a collection. */
export interface Item {
  readonly collection: Address;
  readonly tokenId: bigint;
}

/** Whether two are the same token. */
export function isSameItem(one: Item, other: Item): boolean {
  return one.collection === other.collection && one.tokenId === other.tokenId;
}
