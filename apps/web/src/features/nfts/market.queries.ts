import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import { readItemOwner } from '@besc/sdk/nfts/read-item-owner';
import {
  type MarketCollection,
  type MarketLimits,
  readAsks,
  readAsksOfSeller,
  readMarketCollection,
  readMarketLimits,
  readPendingRevenue,
} from '@besc/sdk/nfts/read-market';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import type { Feature } from '../../blocks/feature/feature';
import { loadPart } from '../../lib/load-part';
import { itemKey } from './item-path';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;

/** What items are offered for now, by the chain; read again with each block. Of one that is not offered null. */
export function asksQuery({ reader }: Access, market: Address | undefined, items: readonly Item[]) {
  return chainQuery({
    key: ['nft-asks', market, ...items.map(itemKey)],
    read:
      market && items.length > 0
        ? async () => {
            const collections = [...new Set(items.map(({ collection }) => collection))];
            const found = collections.map(async (collection) => {
              const own = items.filter((item) => item.collection === collection);
              const asks = await readAsks({ reader, market, collection, tokenIds: own.map(({ tokenId }) => tokenId) });
              return own.map((item, at) => [itemKey(item), asks[at] ?? null] as const);
            });
            return Object.fromEntries((await Promise.all(found)).flat());
          }
        : undefined,
  });
}

/** What an account offers of a collection, as the chain has it. */
export function ownAsksQuery(
  { reader }: Access,
  market: Address | undefined,
  { collection, account }: { readonly collection: Address; readonly account: Address | undefined },
) {
  return chainQuery({
    key: ['nft-own-asks', market, collection, account],
    freshnessBlocks: 3,
    read: market && account && (() => readAsksOfSeller({ reader, market, collection, seller: account })),
  });
}

/** Who holds an item on the chain; null of one that is not there. */
export function ownerQuery({ reader }: Access, { collection, tokenId }: Item) {
  return chainQuery({
    key: ['nft-owner', collection, String(tokenId)],
    freshnessBlocks: 3,
    read: async () => (await readItemOwner({ reader, collection, tokenId })) ?? null,
  });
}

/** Whose picture an item is, by the feature that holds pictures; null of one that is none. */
export function pictureOwnerQuery({ reader, settings }: Access, pages: Feature['pages'], item: Item | undefined) {
  return chainQuery({
    key: ['nft-picture-owner', item?.collection, String(item?.tokenId)],
    freshnessBlocks: 3,
    read:
      pages &&
      item &&
      (async () => {
        const { findPictureOwner } = await loadPart('picture-owner', pages);
        return (await findPictureOwner?.({ reader, settings }, item)) ?? null;
      }),
  });
}

/** On which terms a collection is traded now. */
export type MarketTerms = MarketLimits & MarketCollection;

/** See `MarketTerms`. */
export function termsQuery({ reader }: Access, market: Address | undefined, collection: Address | undefined) {
  return chainQuery({
    key: ['nft-terms', market, collection],
    freshnessBlocks: 3,
    read:
      market &&
      collection &&
      (async (): Promise<MarketTerms> => {
        const [limits, found] = await Promise.all([
          readMarketLimits({ reader, market }),
          readMarketCollection({ reader, market, collection }),
        ]);
        return { ...limits, ...found };
      }),
  });
}

/** What the market keeps for an account. */
export function revenueQuery({ reader }: Access, market: Address | undefined, account: Address | undefined) {
  return chainQuery({
    key: ['nft-revenue', market, account],
    freshnessBlocks: 3,
    read: market && account && (() => readPendingRevenue({ reader, market, account })),
  });
}
