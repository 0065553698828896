/** What items of a list are put in order by. */
export interface OrderedItem {
  readonly tokenId: bigint;
  /** Wei; undefined when it is not for sale. */
  readonly price: bigint | undefined;
  /** Seconds; undefined when nothing is known of it. */
  readonly updatedAt: number | undefined;
  readonly rank: number | undefined;
}

export const itemOrders = ['price', 'price-down', 'recent', 'rank', 'number'] as const;
export type ItemOrder = (typeof itemOrders)[number];

/** Wei beyond any price: without one an item counts as infinitely dear (NFT-66). */
const infinite = 2n ** 256n;

const compared: Readonly<Record<ItemOrder, (one: OrderedItem, other: OrderedItem) => number>> = {
  price: (one, other) => difference(one.price ?? infinite, other.price ?? infinite),
  // What has no price stands last either way.
  'price-down': (one, other) => difference(other.price ?? -1n, one.price ?? -1n),
  // Without a time it is older than all others (NFT-67).
  recent: (one, other) => {
    const [first, second] = [other.updatedAt ?? Number.NEGATIVE_INFINITY, one.updatedAt ?? Number.NEGATIVE_INFINITY];
    return first === second ? 0 : first - second;
  },
  rank: (one, other) => (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER),
  number: () => 0,
};

/** Items in an order; equal ones by their number. */
export function inItemOrder<Item extends OrderedItem>(items: readonly Item[], order: ItemOrder): Item[] {
  return items.toSorted((one, other) => compared[order](one, other) || difference(one.tokenId, other.tokenId));
}

function difference(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
