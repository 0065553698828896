import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import type { Message } from '../../blocks/language/message';
import { openRequests } from '../../blocks/transactions/records/request-store';
import { swapSummary, wrapAction } from './swap.actions';
import type { SwapFacts, SwapView } from './swap.view-model';
import type { SwapQuote } from './swap-quote';

/** What a press on the main button would ask the wallet for. */
export type SwapWish =
  | { readonly kind: 'swap'; readonly quote: SwapQuote }
  | ({ readonly kind: 'wrap' } & { readonly wish: Parameters<typeof wrapAction>[0] });

/** What the wallet was asked for without a known end, where the form would send the same, and how it stands (an English key). */
export function askedSwap(
  facts: SwapFacts,
  view: SwapView,
): { readonly kind: 'asked'; readonly request: WalletRequest; readonly text: string } | undefined {
  const { account, wbesc } = facts;
  const request = openRequests().find(
    (one) => one.from === account && one.chainId === wbesc.chainId && !one.isSilent && isAskedFor(one, facts, view),
  );
  if (request === undefined) return undefined;
  if (request.doubtedBlock !== undefined) return { kind: 'asked', request, text: 'Not known yet' };
  const text = request.batch?.isAccepted ? 'Transaction Submitted' : 'Confirm in your wallet';
  return { kind: 'asked', request, text };
}

/** Whether the form would send what a request was for. */
export function isAskedFor({ summary }: WalletRequest, facts: SwapFacts, view: SwapView): boolean {
  const wish = wishOf(facts, view);
  return wish !== undefined && isAskedBy(summary, wish);
}

function wishOf({ wbesc }: SwapFacts, { wrapKind, amount, quote }: SwapView): SwapWish | undefined {
  if (wrapKind === 'none') return quote && { kind: 'swap', quote };
  return amount === undefined ? undefined : { kind: 'wrap', wish: { kind: wrapKind, wbesc, amount } };
}

/** Whether a request was for this: the same currencies, recipient and typed amount. The computed one moves with the price. */
export function isAskedBy(summary: Message, wish: SwapWish): boolean {
  const own = wish.kind === 'swap' ? swapSummary(wish.quote) : wrapAction(wish.wish).summary;
  const names = ['tokenIn', 'tokenOut', 'recipient'];
  return (
    summary.text === own.text &&
    names.every((name) => summary.values?.[name] === own.values?.[name]) &&
    digits(summary, typedPlace(wish)) === digits(own, typedPlace(wish))
  );
}

/** Whether a request without a hash has become a transaction. */
export function wasSent({ askedTime, callHash }: WalletRequest, records: readonly TransactionRecord[]): boolean {
  return records.some(
    (record) => record.addedTime === askedTime || (callHash !== undefined && record.callHash === callHash),
  );
}

function typedPlace(wish: SwapWish): string {
  if (wish.kind === 'wrap') return 'amount';
  return wish.quote.trade.kind === 'exactIn' ? 'amountIn' : 'amountOut';
}

function digits({ amounts }: Message, place: string): string | undefined {
  const amount = amounts?.[place];
  return typeof amount === 'object' ? amount.value : amount;
}
