import type { Address } from '@besc/domain/shared/address';
import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import type { Message } from '../../blocks/language/message';
import { openRequests } from '../../blocks/transactions/request-store';
import { swapSummary, wrapAction } from './swap.actions';
import type { SwapQuote } from './swap-quote';

/** What a press on the main button would ask the wallet for. */
export type SwapWish =
  | { readonly kind: 'swap'; readonly quote: SwapQuote }
  | ({ readonly kind: 'wrap' } & { readonly wish: Parameters<typeof wrapAction>[0] });

/** What an account's wallet was asked for and nobody knows the fate of, where it is the same as this. */
export function askedSwap(options: {
  readonly account: Address | undefined;
  readonly chainId: number;
  readonly wish: SwapWish;
}): WalletRequest | undefined {
  const { account, chainId, wish } = options;
  return openRequests().find(
    (request) =>
      request.from === account && request.chainId === chainId && !request.isSilent && isAskedBy(request.summary, wish),
  );
}

/** Whether a request was for this: the same currencies, recipient and typed amount. The computed one moves with the price. */
export function isAskedBy(summary: Message, wish: SwapWish): boolean {
  const own = wish.kind === 'swap' ? swapSummary(wish.quote) : wrapAction(wish.wish).summary;
  const names = ['symbolIn', 'symbolOut', 'recipient'];
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
