import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { approvalState } from '@besc/domain/tokens/approval-state';
import type { MarketCoin } from '@besc/sdk/nfts/market-calls';
import type { MarketAsk } from '@besc/sdk/nfts/read-market';
import { balanceBlocker } from '../../blocks/action/balance-blocker';
import type { Blocker } from '../../blocks/action/blocker';
import { itemKey } from './item-path';
import type { WantedItem } from './nfts-overlay';

/** Asks by item as the chain has them; null of one that is not offered. */
export type KnownAsks = Readonly<Record<string, MarketAsk | null>>;

/** What the dialog of a purchase knows; undefined: not known. */
export interface BuyFacts {
  readonly items: readonly WantedItem[];
  readonly asks: KnownAsks | undefined;
  /** Higher prices that the buyer has agreed to since, by item. */
  readonly agreed: Readonly<Record<string, bigint>>;
  readonly account: Address | undefined;
  readonly coin: MarketCoin;
  readonly wbesc: Token;
  /** What the account holds of the chosen coin. */
  readonly held: bigint | undefined;
  readonly allowance: { readonly amount: bigint | undefined; readonly isPending: boolean };
  /** Whether the market or one of the collections takes no purchases now. */
  readonly closed: 'paused' | 'closed' | undefined;
}

/** What became of an item that is wanted: `dearer` is not bought unless its new price is agreed to. */
export interface BuyRow {
  readonly item: WantedItem;
  readonly state: 'there' | 'gone' | 'own' | 'dearer' | 'unknown';
  /** What it costs now. */
  readonly price: bigint | undefined;
}

/** What follows from it. */
export interface BuyView {
  readonly rows: readonly BuyRow[];
  readonly total: bigint;
  readonly isToApprove: boolean;
  readonly state: Blocker | { readonly kind: 'ready'; readonly items: readonly WantedItem[] };
}

/** What a purchase costs, and why it cannot be made. Nothing is ever bought for more than the listing said or was agreed to. */
export function buyView(facts: BuyFacts): BuyView {
  const { items, asks, agreed, account, coin, wbesc, allowance } = facts;
  const rows = items.map((item): BuyRow => {
    if (asks === undefined) return { item, state: 'unknown', price: undefined };
    const ask = asks[itemKey(item)] ?? null;
    if (ask === null) return { item, state: 'gone', price: undefined };
    const most = agreed[itemKey(item)] ?? item.price;
    const state = ask.seller === account ? 'own' : ask.price > most ? 'dearer' : 'there';
    return { item, state, price: ask.price };
  });
  const bought = rows.flatMap(({ item, state, price }) =>
    state === 'there' && price !== undefined ? [{ ...item, price }] : [],
  );
  const total = bought.reduce((sum, { price }) => sum + price, 0n);
  const approval = approvalState({
    currency: wbesc,
    amount: total,
    allowance: allowance.amount,
    hasPendingApproval: allowance.isPending,
  });
  const isToApprove = coin === 'WBESC' && (approval === 'not-approved' || approval === 'pending');
  const state = (): BuyView['state'] => {
    if (facts.closed === 'paused') return { kind: 'error', text: 'The market is paused' };
    if (facts.closed === 'closed') return { kind: 'error', text: 'The collection is closed for trading' };
    if (asks === undefined) return { kind: 'loading' };
    if (bought.length === 0) return whyNone(rows);
    if (facts.held === undefined) return { kind: 'loading' };
    if (facts.held < total) return balanceBlocker({ symbol: coin });
    if (coin === 'WBESC' && approval === 'unknown') return { kind: 'loading' };
    return { kind: 'ready', items: bought };
  };
  return { rows, total, isToApprove, state: state() };
}

function whyNone(rows: readonly BuyRow[]): Blocker {
  if (rows.some(({ state }) => state === 'dearer')) return { kind: 'error', text: 'The price was raised' };
  return rows.some(({ state }) => state === 'own')
    ? { kind: 'error', text: 'It is your own' }
    : { kind: 'error', text: 'It is not for sale any more' };
}
