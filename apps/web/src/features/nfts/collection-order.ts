import type { KnownCollection } from './use-collections';

export const collectionOrders = ['volume', 'floor', 'floor-down', 'items', 'name'] as const;
export type CollectionOrder = (typeof collectionOrders)[number];

/** Collections whose name has a text in it, in an order; one without a price stands last by it, whichever way. */
export function orderedCollections(
  collections: readonly KnownCollection[],
  { search, order }: { readonly search: string; readonly order: CollectionOrder },
): readonly KnownCollection[] {
  const wanted = search.trim().toLowerCase();
  const found = collections.filter(
    ({ name, address }) => name.toLowerCase().includes(wanted) || address.toLowerCase() === wanted,
  );
  const byName = (one: KnownCollection, other: KnownCollection) => one.name.localeCompare(other.name, 'en');
  return found.toSorted((one, other) => compared[order](one, other) || byName(one, other));
}

const volume = ({ indexed }: KnownCollection) => indexed?.totalVolumeWBESC ?? -1n;
const floor = ({ indexed }: KnownCollection) => indexed?.floorPrice ?? undefined;
const items = ({ info, indexed }: KnownCollection) => info?.totalSupply ?? indexed?.totalSupply ?? -1;
const infinite = 2n ** 256n;

const compared: Readonly<Record<CollectionOrder, (one: KnownCollection, other: KnownCollection) => number>> = {
  volume: (one, other) => difference(volume(other), volume(one)),
  floor: (one, other) => difference(floor(one) ?? infinite, floor(other) ?? infinite),
  'floor-down': (one, other) => difference(floor(other) ?? -1n, floor(one) ?? -1n),
  items: (one, other) => items(other) - items(one),
  name: () => 0,
};

function difference(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
