import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Item } from '@besc/domain/shared/item';
import type { MarketEventKind, MarketEvents, MarketOrder, MarketTrade } from '@besc/wire/nfts/fetch-market-events';

/** What happened, as a row of a list. */
export interface MarketEvent {
  readonly id: string;
  readonly kind: MarketEventKind;
  readonly item: Item;
  readonly collectionName: string;
  /** Of what was taken back what it was offered for. */
  readonly price: bigint;
  readonly seller: Address;
  readonly buyer: Address | undefined;
  readonly timestamp: number;
  readonly hash: Hex;
}

/** Asks and sales in one list, the newest first. */
export function marketEvents({ trades, orders }: MarketEvents): readonly MarketEvent[] {
  const sales = trades.map(
    (trade): MarketEvent => ({
      ...eventOf(trade),
      kind: 'sale',
      seller: trade.seller,
      buyer: trade.buyer,
    }),
  );
  const asks = orders.map(
    (order): MarketEvent => ({
      ...eventOf(order),
      kind: order.orderType,
      seller: order.seller,
      buyer: undefined,
    }),
  );
  return [...sales, ...asks].toSorted((one, other) => other.timestamp - one.timestamp);
}

function eventOf({ id, hash, timestamp, askPrice: price, nft, collection }: MarketTrade | MarketOrder) {
  const item = { collection: collection.id, tokenId: nft.tokenId };
  return { id, hash, timestamp, price, item, collectionName: collection.name };
}
