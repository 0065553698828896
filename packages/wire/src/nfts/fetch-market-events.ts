import { askOrderShape, itemCollectionShape, nftTransactionShape } from '@besc/domain/nfts/nft-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';

const of = { nft: { tokenId: 'amount', otherId: 'amount?' }, collection: itemCollectionShape } as const;
const trade = { ...nftTransactionShape, ...of };
const order = { ...askOrderShape, ...of };

/** A sale with its item. */
export type MarketTrade = Row<typeof trade>;
/** An ask that was made, changed or taken back, with its item. */
export type MarketOrder = Row<typeof order>;

/** What happened on the market; both lists newest first. */
export interface MarketEvents {
  readonly trades: readonly MarketTrade[];
  readonly orders: readonly MarketOrder[];
}

/** The kinds of events (NFT-24); `sale` is a trade, the others are orders. */
export const marketEventKinds = ['new', 'modify', 'cancel', 'sale'] as const;
export type MarketEventKind = (typeof marketEventKinds)[number];

/** Events of one question; of one kind alone all of them, else half of each list (NFT-53). */
const mostEvents = 100;
/** What an account's activity holds (NFT-52). */
const mostTrades = 250;
const mostOrders = 500;

const newest = 'orderBy: "timestamp", orderDirection: "desc"';
const words = { new: 'New', modify: 'Modify', cancel: 'Cancel' } as const;

interface EventsRequest extends IndexRequest {
  /** All collections when left out. */
  readonly collection?: Address | undefined;
  /** All kinds when left out. */
  readonly kind?: MarketEventKind | undefined;
  /** Only what is older than this second or of it, for the next page. */
  readonly until?: number | undefined;
  readonly first?: number;
}

/**
 * What happened on the market or in a collection, newest first: asks and sales, each half of what is asked for, or one kind alone. Of
 * asks of one kind the index has a list for each collection. Throws FetchError.
 */
export async function fetchMarketEvents(request: EventsRequest): Promise<MarketEvents> {
  const { collection, kind, until, first = mostEvents, ...rest } = request;
  const where = [
    ...(collection === undefined ? [] : [`collectionId: "${indexId(collection)}"`]),
    ...(until === undefined ? [] : [`timestamp_lte: ${until}`]),
  ];
  const limit = kind === undefined ? Math.ceil(first / 2) : first;
  const part = (table: string, more: readonly string[] = []) => {
    const conditions = [...where, ...more];
    const filter = conditions.length === 0 ? '' : `where: { ${conditions.join(', ')} }, `;
    return `${table}(${filter}${newest}, limit: ${limit})`;
  };
  const trades = rowsOf(part('nftTransactions'), trade);
  const orders = (more?: readonly string[]) => rowsOf(part('askOrders', more), order);
  if (kind === undefined)
    return await fetchIndex({ ...rest, document: indexDocument('', { trades, orders: orders() }) });
  if (kind === 'sale') {
    const found = await fetchIndex({ ...rest, document: indexDocument('', { trades }) });
    return { ...found, orders: [] };
  }
  const ofKind = orders([`orderType: "${words[kind]}"`]);
  const found = await fetchIndex({ ...rest, document: indexDocument('', { orders: ofKind }) });
  return { ...found, trades: [] };
}

const itemDocument = indexDocument('$nft: String!', {
  trades: rowsOf(`nftTransactions(where: { nftId: $nft }, ${newest}, limit: ${mostTrades})`, trade),
  orders: rowsOf(`askOrders(where: { nftId: $nft }, ${newest}, limit: ${mostOrders})`, order),
});

/** What happened to one item (NFT-54). Throws FetchError. */
export async function fetchItemEvents(
  request: IndexRequest & { collection: Address; tokenId: bigint },
): Promise<MarketEvents> {
  const { collection, tokenId, ...rest } = request;
  const variables = { nft: `${indexId(collection)}-${tokenId}` };
  return await fetchIndex({ ...rest, document: itemDocument, variables });
}

const accountDocument = indexDocument('$account: String!', {
  bought: rowsOf(`nftTransactions(where: { buyer: $account }, ${newest}, limit: ${mostTrades})`, trade),
  sold: rowsOf(`nftTransactions(where: { seller: $account }, ${newest}, limit: ${mostTrades})`, trade),
  orders: rowsOf(`askOrders(where: { seller: $account }, ${newest}, limit: ${mostOrders})`, order),
});

/** What an account did on the market (NFT-26, NFT-52): 250 purchases and sales each, and 500 asks. */
export interface AccountActivity {
  readonly buyTradeHistory: readonly MarketTrade[];
  readonly sellTradeHistory: readonly MarketTrade[];
  readonly askOrderHistory: readonly MarketOrder[];
}

/** See `AccountActivity`. Throws FetchError. */
export async function fetchAccountActivity(request: IndexRequest & { account: Address }): Promise<AccountActivity> {
  const { account, ...rest } = request;
  const variables = { account: indexId(account) };
  const { bought, sold, orders } = await fetchIndex({ ...rest, document: accountDocument, variables });
  return { buyTradeHistory: bought, sellTradeHistory: sold, askOrderHistory: orders };
}
