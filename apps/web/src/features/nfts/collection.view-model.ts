import { traitFilter, unknownTraits } from '@besc/domain/nfts/chosen-traits';
import { inItemOrder, type OrderedItem } from '@besc/domain/nfts/item-order';
import type { PortraitCollection } from '@besc/domain/nfts/portrait-id';
import { rarityRanks } from '@besc/domain/nfts/rarity-ranks';
import { type TraitTable, traitTable } from '@besc/domain/nfts/trait-table';
import { zeroAddress } from '@besc/domain/shared/address';
import { parseAmount } from '@besc/domain/shared/amount';
import type { Listing } from '@besc/wire/nfts/fetch-listings';
import type { CollectionFilter } from './collection-filter';

/** An item of a collection's page. */
export interface ShownItem extends OrderedItem {
  /** Its number among the portraits; undefined where the art is not ours. */
  readonly portrait: number | undefined;
  readonly seller: Listing['currentSeller'] | undefined;
  readonly lastPrice: bigint | undefined;
}

/** What a collection's items are made of, once for each state of its listings. */
export interface CollectionItems {
  readonly table: TraitTable | undefined;
  readonly items: readonly ShownItem[];
}

const ranksOf = new Map<PortraitCollection, Int32Array>();

/** The ranks of a collection's portraits, reckoned once. */
export function ranks(kind: PortraitCollection): Int32Array {
  const known = ranksOf.get(kind) ?? rarityRanks(traitTable(kind));
  ranksOf.set(kind, known);
  return known;
}

/**
 * The items of a collection, each with what the market says of it. Of the Squad those that are minted: all portraits, or as many as
 * the index has found so far. Of others what was listed or sold.
 */
export function collectionItems(
  kind: PortraitCollection | undefined,
  listings: readonly Listing[],
  minted: 'all' | readonly Listing[],
): CollectionItems {
  const table = kind === undefined ? undefined : traitTable(kind);
  if (kind !== 'squad') return { table, items: listings.map((listing) => listedItem(listing, kind)) };
  const known = new Map(listings.map((listing) => [Number(listing.tokenId), listing]));
  if (minted !== 'all') {
    for (const item of minted) if (!known.has(Number(item.tokenId))) known.set(Number(item.tokenId), item);
    const held = [...known.values()].filter(({ owner }) => owner !== zeroAddress);
    return { table, items: held.map((item) => listedItem(item, kind)) };
  }
  const total = table?.total ?? 0;
  const rank = ranks(kind);
  const items = Array.from({ length: total }, (_, id): ShownItem => {
    const listing = known.get(id);
    if (listing !== undefined) return listedItem(listing, kind);
    const nothing = { price: undefined, seller: undefined, lastPrice: undefined, updatedAt: undefined };
    return { tokenId: BigInt(id), portrait: id, rank: rank[id], ...nothing };
  });
  return { table, items };
}

/** An item as the index has it. */
export function listedItem(listing: Listing, kind: PortraitCollection | undefined): ShownItem {
  const { tokenId, otherId, isTradable, currentAskPrice, currentSeller, latestTradedPriceInWBESC, updatedAt } = listing;
  const portrait =
    kind === undefined
      ? undefined
      : kind === 'squad'
        ? Number(tokenId)
        : otherId === null
          ? undefined
          : Number(otherId);
  return {
    tokenId,
    portrait,
    price: isTradable ? currentAskPrice : undefined,
    seller: isTradable ? currentSeller : undefined,
    lastPrice: latestTradedPriceInWBESC === 0n ? undefined : latestTradedPriceInWBESC,
    updatedAt,
    rank: kind === undefined || portrait === undefined ? undefined : ranks(kind)[portrait],
  };
}

/** The items that a filter keeps, in its order, and what is wanted that the collection has not. */
export function filteredItems(
  { table, items }: CollectionItems,
  filter: CollectionFilter,
): { readonly items: readonly ShownItem[]; readonly unknown: readonly [trait: string, value: string][] } {
  const { activeFilters, showOnlyOnSale, ordering } = filter;
  const keeps = table === undefined ? () => true : traitFilter(table, activeFilters);
  const [from, to] = [filter.from, filter.to].map((text) => (text === '' ? undefined : parseAmount(text, 18)));
  const isWithin = (price: bigint | undefined) => {
    if (from === undefined && to === undefined) return true;
    return price !== undefined && (from === undefined || price >= from) && (to === undefined || price <= to);
  };
  const kept = items.filter(
    ({ price, portrait }) => (!showOnlyOnSale || price !== undefined) && isWithin(price) && keeps(portrait ?? -1),
  );
  return {
    items: inItemOrder(kept, ordering),
    unknown: table === undefined ? [] : unknownTraits(table, activeFilters),
  };
}
