import type { Address } from '@besc/domain/shared/address';
import type { Item } from '@besc/domain/shared/item';
import {
  buyItemCall,
  buyItemsCall,
  cancelAskCall,
  cancelAsksCall,
  claimRevenueCall,
  createAskCall,
  createAsksCall,
  type MarketCoin,
  modifyAskCall,
  modifyAsksCall,
  type PricedItem,
} from '@besc/sdk/nfts/market-calls';
import { marketGas } from '@besc/sdk/nfts/market-gas';
import { itemFailedLog } from '@besc/sdk/nfts/market-logs';
import { approveItemCall, approveItemsCall, sendItemCall } from '@besc/sdk/nfts/nft-calls';
import { readItemApproval } from '@besc/sdk/nfts/read-item-approval';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { drawnFigures } from '@besc/sdk/shared/writes/draw-calls';
import { amountPlaces } from '../../blocks/language/amount-places';
import type { Message } from '../../blocks/language/message';
import type { Approval } from '../../blocks/transactions/approvals/approve-step';
import { approveSteps } from '../../blocks/transactions/approvals/approve-steps';
import type { Action, Step } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import { marketKeys } from './market-keys';
import type { MarketPlace } from './nfts-place';

/** What of a screen a dialog names an item by. */
export interface Named {
  readonly name: string;
}

const coin = { decimals: 18, symbol: 'BESC' } as const;
const refresh = marketKeys;

/** What can have changed between the screen and the chain. */
const refusals = {
  NotListed: { text: 'it is not for sale any more' },
  IncorrectPrice: { text: 'its price has changed' },
  CollectionNotOpen: { text: 'the collection is closed for trading' },
  PriceOutOfRange: { text: 'the price is beyond the limits of the market' },
  TokenNotEligible: { text: 'the collection does not let this item be listed' },
  AlreadyListed: { text: 'it is for sale already' },
  NotSeller: { text: 'it is not yours to change' },
  BuyerIsSeller: { text: 'it is your own' },
  ItemNotMoved: { text: 'the collection did not hand the item over' },
  NothingToClaim: { text: 'there is nothing to collect' },
  IsPaused: { text: 'the market is paused' },
  TooLittleGas: { text: 'it was given too little gas' },
} as const;

const sum = (prices: readonly bigint[]) => prices.reduce((total, price) => total + price, 0n);
const several = (items: readonly Named[]) => ({ count: items.length, name: items[0]?.name ?? '' });

/** One item has a call of its own, which tells why when it fails. */
function callsOf<One extends Item>(
  items: readonly One[],
  make: { readonly one: (item: One) => ContractCall; readonly several: () => ContractCall },
): readonly ContractCall[] {
  const [first, ...others] = items;
  if (first === undefined) return [];
  return [others.length === 0 ? make.one(first) : make.several()];
}

/** One of several that failed changed nothing, and the others went through. */
function partly(market: Address, items: readonly Item[]) {
  if (items.length === 1) return {};
  const description = { text: 'Not all of it went through: what failed was left as it was.' };
  return { unpaid: [{ log: itemFailedLog(market), description }] };
}

/** Buys items, each for what its listing said, with the coin or with WBESC. */
export function buyAction(
  { market, wbesc }: MarketPlace,
  options: {
    readonly items: readonly (PricedItem & Named)[];
    readonly coin: MarketCoin;
    /** How WBESC is approved; undefined where it is not needed. */
    readonly approve: Approval['allowance'] | undefined;
  },
): Action {
  const { items, approve: allowance } = options;
  const values = several(items);
  const total = sum(items.map(({ price }) => price));
  const places = amountPlaces(total, coin, 'paid', values);
  const step = stepOf({
    calls: () =>
      callsOf(items, {
        one: (item) => buyItemCall(market, item, options.coin),
        several: () => buyItemsCall(market, items, options.coin),
      }),
    gas: marketGas(items.length),
    summary:
      items.length === 1
        ? { text: 'Buy %name% for %amount% %symbol%', ...places }
        : { text: 'Buy %count% items for %amount% %symbol%', ...places },
    toast: {
      title: { text: 'Bought!' },
      description:
        items.length === 1
          ? { text: '%name% is in your wallet.', values }
          : { text: '%count% items are in your wallet.', values },
      ...partly(market, items),
    },
    refusals,
  });
  const approvals =
    options.coin === 'WBESC' ? approveSteps({ token: wbesc, spender: market, amount: total, allowance }) : [];
  return actionOf([...approvals, step], { refresh });
}

/** Lets the market take one item; nothing when it may already (NFT-63). */
function approveItemStep(market: Address, { collection, tokenId }: Item): Step {
  return stepOf({
    calls: () => [approveItemCall({ collection, tokenId, spender: market })],
    summary: { text: 'Approve item #%tokenId%', values: { tokenId: String(tokenId) } },
    isPrelude: true,
    isNeeded: async ({ reader }) =>
      (await readItemApproval({ reader, collection, tokenId, spender: market })) === 'none',
  });
}

/** Lets the market take all items of a collection, where it may not take these already. */
function approveAllStep(market: Address, collection: Address, tokenIds: readonly bigint[]): Step {
  return stepOf({
    calls: () => [approveItemsCall({ collection, spender: market })],
    summary: { text: 'Approve all your items of a collection' },
    isPrelude: true,
    isNeeded: async ({ reader }) => {
      const known = tokenIds.map((tokenId) => readItemApproval({ reader, collection, tokenId, spender: market }));
      return (await Promise.all(known)).includes('none');
    },
  });
}

function approveItemsSteps(market: Address, items: readonly Item[]): readonly Step[] {
  const [first, ...others] = items;
  if (first !== undefined && others.length === 0) return [approveItemStep(market, first)];
  const collections = [...new Set(items.map(({ collection }) => collection))];
  return collections.map((collection) => {
    const own = items.filter((item) => item.collection === collection);
    return approveAllStep(
      market,
      collection,
      own.map(({ tokenId }) => tokenId),
    );
  });
}

const priceOf = (prices: readonly bigint[], values: Message['values']) =>
  amountPlaces(prices[0] ?? 0n, coin, 'held', values);

/** Offers items for their prices; the market takes them into its keeping. */
export function sellAction({ market }: MarketPlace, items: readonly (PricedItem & Named)[]): Action {
  const values = several(items);
  const step = stepOf({
    calls: () =>
      callsOf(items, {
        one: (item) => createAskCall(market, item),
        several: () => createAsksCall(market, items),
      }),
    gas: marketGas(items.length),
    summary: (drawn) =>
      items.length === 1
        ? { text: 'List %name% for %amount% %symbol%', ...priceOf(drawnFigures(drawn, 'Price'), values) }
        : { text: 'List %count% items', values },
    toast: {
      title: { text: 'Listed!' },
      description:
        items.length === 1 ? { text: '%name% is for sale.', values } : { text: '%count% items are for sale.', values },
      ...partly(market, items),
    },
    refusals,
  });
  return actionOf([...approveItemsSteps(market, items), step], {
    several: { text: 'List %count% items', values },
    refresh,
  });
}

/** Changes what items are offered for. */
export function adjustAction({ market }: MarketPlace, items: readonly (PricedItem & Named)[]): Action {
  const values = several(items);
  const step = stepOf({
    calls: () =>
      callsOf(items, {
        one: (item) => modifyAskCall(market, item),
        several: () => modifyAsksCall(market, items),
      }),
    gas: marketGas(items.length),
    summary: (drawn) =>
      items.length === 1
        ? { text: 'Change the price of %name% to %amount% %symbol%', ...priceOf(drawnFigures(drawn, 'Price'), values) }
        : { text: 'Change the price of %count% items', values },
    toast: {
      title: { text: 'Price changed!' },
      description: { text: 'The new price counts from now on.' },
      ...partly(market, items),
    },
    refusals,
  });
  return actionOf(step, { refresh });
}

/** Takes offered items back. */
export function removeAction({ market }: MarketPlace, items: readonly (Item & Named)[]): Action {
  const values = several(items);
  const step = stepOf({
    calls: () =>
      callsOf(items, {
        one: (item) => cancelAskCall(market, item),
        several: () => cancelAsksCall(market, items),
      }),
    gas: marketGas(items.length),
    summary:
      items.length === 1
        ? { text: 'Take %name% off the market', values }
        : { text: 'Take %count% items off the market', values },
    toast: {
      title: { text: 'Taken back!' },
      description:
        items.length === 1
          ? { text: '%name% is in your wallet.', values }
          : { text: '%count% items are in your wallet.', values },
      ...partly(market, items),
    },
    refusals,
  });
  return actionOf(step, { refresh });
}

/** Gives an item to another account. */
export function transferAction(options: {
  readonly item: Item & Named;
  readonly from: Address;
  readonly to: Address;
}): Action {
  const { item, from, to } = options;
  const { collection, tokenId, name } = item;
  const step = stepOf({
    calls: () => [sendItemCall({ collection, tokenId, from, to })],
    summary: { text: 'Transfer %name%', values: { name } },
    toast: {
      title: { text: 'NFT successfully transferred!' },
      description: { text: '%name% has a new owner.', values: { name } },
      failure: { text: 'Unable to transfer NFT' },
    },
    refusals: { ERC721InvalidReceiver: { text: 'the recipient cannot receive collectibles' } },
  });
  return actionOf(step, { refresh });
}

/** Takes what the market keeps for the account. */
export function collectAction({ market }: MarketPlace): Action {
  const step = stepOf({
    calls: () => [claimRevenueCall(market)],
    summary: { text: 'Collect revenue' },
    toast: { title: { text: 'Collected!' }, description: { text: 'Your revenue is in your wallet as WBESC.' } },
    refusals,
  });
  return actionOf(step, { refresh });
}
