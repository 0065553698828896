import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { marketMeaning } from './market-meaning';

/** An item with its price in wei. */
export interface PricedItem extends Item {
  readonly price: bigint;
}

/** What a buyer pays with: the coin itself, or WBESC that the market may take. */
export type MarketCoin = 'BESC' | 'WBESC';

/** Offers an item that the market may take. */
export function createAskCall(market: Address, { collection, tokenId, price }: PricedItem): ContractCall {
  const args = [collection, tokenId, price] as const;
  return contractCall({ ...marketMeaning, address: market, functionName: 'createAskOrder', args });
}

/** Asks another price; the fees stay those of the listing. */
export function modifyAskCall(market: Address, { collection, tokenId, price }: PricedItem): ContractCall {
  const args = [collection, tokenId, price] as const;
  return contractCall({ ...marketMeaning, address: market, functionName: 'modifyAskOrder', args });
}

/** Takes an item back. */
export function cancelAskCall(market: Address, { collection, tokenId }: Item): ContractCall {
  const args = [collection, tokenId] as const;
  return contractCall({ ...marketMeaning, address: market, functionName: 'cancelAskOrder', args });
}

/** Buys an item for what it costs; the market refuses any other price. */
export function buyItemCall(
  market: Address,
  { collection, tokenId, price }: PricedItem,
  coin: MarketCoin,
): ContractCall {
  const on = { ...marketMeaning, address: market };
  if (coin === 'WBESC') {
    return contractCall({ ...on, functionName: 'buyTokenUsingWBESC', args: [collection, tokenId, price] });
  }
  return contractCall({ ...on, functionName: 'buyTokenUsingBESC', args: [collection, tokenId], value: price });
}

/** Several at once; one that fails stops none of the others. */
export function createAsksCall(market: Address, items: readonly PricedItem[]): ContractCall {
  const args = pricedLists(items);
  return contractCall({ ...marketMeaning, address: market, functionName: 'createAskOrders', args });
}

/** Changes several prices; one that fails stops none of the others. */
export function modifyAsksCall(market: Address, items: readonly PricedItem[]): ContractCall {
  const args = pricedLists(items);
  return contractCall({ ...marketMeaning, address: market, functionName: 'modifyAskOrders', args });
}

/** Takes several items back; one that fails stops none of the others. */
export function cancelAsksCall(market: Address, items: readonly Item[]): ContractCall {
  const args = lists(items);
  return contractCall({ ...marketMeaning, address: market, functionName: 'cancelAskOrders', args });
}

/** Buys several items; one that fails stops none of the others, and its price is not paid. */
export function buyItemsCall(market: Address, items: readonly PricedItem[], coin: MarketCoin): ContractCall {
  const on = { ...marketMeaning, address: market, args: pricedLists(items) };
  if (coin === 'WBESC') return contractCall({ ...on, functionName: 'buyTokensUsingWBESC' });
  const value = items.reduce((sum, { price }) => sum + price, 0n);
  return contractCall({ ...on, functionName: 'buyTokensUsingBESC', value });
}

/** Claims what could not be sent to a seller, or what a creator has earned. */
export function claimRevenueCall(market: Address): ContractCall {
  return contractCall({ ...marketMeaning, address: market, functionName: 'claimPendingRevenue', args: [] });
}

function lists(items: readonly Item[]): [Address[], bigint[]] {
  return [items.map(({ collection }) => collection), items.map(({ tokenId }) => tokenId)];
}

function pricedLists(items: readonly PricedItem[]): [Address[], bigint[], bigint[]] {
  return [...lists(items), items.map(({ price }) => price)];
}
