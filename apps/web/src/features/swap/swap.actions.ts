import { addressOf } from '@besc/contracts/deploy/address-of';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import type { Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import type { LogPattern } from '@besc/sdk/shared/reads/log-pattern';
import { type CallTerms, drawnAmount, drawnRecipient } from '@besc/sdk/shared/writes/draw-calls';
import type { CallReading } from '@besc/sdk/shared/writes/read-call';
import { movedLog } from '@besc/sdk/swap/moved-log';
import { swapCalls } from '@besc/sdk/swap/swap-calls';
import type { SwapRequest } from '@besc/sdk/swap/swap-request';
import { unwrapCall, wrapCall } from '@besc/sdk/swap/wrap-calls';
import type { Settings } from '@besc/wire/settings/settings';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import type { Message } from '../../blocks/language/message';
import { messageAmount } from '../../blocks/language/message-amount';
import { approveSteps } from '../../blocks/transactions/approvals/approve-steps';
import type { Action } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import type { SwapQuote } from './swap-quote';

/** 'Swap 10 BESC for 0.997 BUSDC', with the recipient in full when it is somebody else. */
export function swapSummary(quote: SwapQuote): Message {
  const { trade, input, output, recipient } = quote;
  const amounts = {
    amountIn: messageAmount(trade.amountIn, input, 'paid'),
    amountOut: messageAmount(quote.arrives ?? trade.amountOut, output, 'held'),
  };
  const values = {
    symbolIn: displaySymbol(input.symbol),
    symbolOut: displaySymbol(output.symbol),
    // In no place of the text: any token may bear a symbol, and `isAskedBy` has to know which ones these were.
    tokenIn: currencyIdOf(input),
    tokenOut: currencyIdOf(output),
  };
  return recipient === undefined
    ? { text: 'Swap %amountIn% %symbolIn% for %amountOut% %symbolOut%', values, amounts }
    : {
        text: 'Swap %amountIn% %symbolIn% for %amountOut% %symbolOut% to %recipient%',
        values: { ...values, recipient },
        amounts,
      };
}

/** What the router is asked for, of a quote for an account. */
export function swapRequest(quote: SwapQuote, terms: CallTerms & { readonly settings: Settings }): SwapRequest {
  const { settings, account, deadlineSeconds } = terms;
  const router = addressOf(settings, 'swap', 'router');
  const recipient = quote.recipient ?? account;
  return { ...quote, router, wbesc: wbescToken(settings), recipient, deadlineSeconds };
}

/** A quote with the amounts and the recipient that its call has: the figures to review. */
export function drawnSwap(quote: SwapQuote, drawn: CallReading | undefined): SwapQuote {
  if (drawn === undefined) return quote;
  const { recipient: _, trade, ...rest } = quote;
  const isExactIn = trade.kind === 'exactIn';
  const maximumIn = drawnAmount(drawn, isExactIn ? 'Pay' : 'Pay at most');
  const minimumOut = drawnAmount(drawn, isExactIn ? 'Receive at least' : 'Receive');
  const recipient = drawnRecipient(drawn);
  const typed = isExactIn ? { amountIn: maximumIn } : { amountOut: minimumOut };
  return { ...rest, trade: { ...trade, ...typed }, maximumIn, minimumOut, ...(recipient && { recipient }) };
}

/** The side that was estimated. */
function loggedSwap({ trade, input, output, recipient }: SwapQuote, settings: Settings): Record<string, LogPattern> {
  const places = { router: addressOf(settings, 'swap', 'router'), wbesc: wbescToken(settings) };
  return trade.kind === 'exactIn'
    ? { amountOut: movedLog({ ...places, currency: output, way: { to: recipient ?? 'account' } }) }
    : { amountIn: movedLog({ ...places, currency: input, way: { from: 'account' } }) };
}

/** Sends a quote. `allowance` given: the router is let move the input first, in the same confirmation if the wallet can. */
export function swapAction(
  quote: SwapQuote,
  options: { readonly settings: Settings; readonly allowance?: 'maximum' | 'exact' | undefined },
): Action {
  const { settings, allowance } = options;
  const { input: token, maximumIn: amount } = quote;
  const spender = addressOf(settings, 'swap', 'router');
  const step = stepOf({
    calls: (terms) => swapCalls(swapRequest(quote, { settings, ...terms })),
    summary: (drawn) => swapSummary(drawnSwap(quote, drawn)),
    logged: loggedSwap(quote, settings),
  });
  return actionOf([...approveSteps({ token, spender, amount, allowance }), step], {
    refresh: [['price-history'], ['candles'], ['pair-market']],
  });
}

/** Turns the native coin into its wrapped form or back, one to one. */
export function wrapAction(options: { kind: 'wrap' | 'unwrap'; wbesc: Token; amount: bigint }): Action {
  const { kind, wbesc, amount } = options;
  const [make, text, label] =
    kind === 'wrap'
      ? ([wrapCall, 'Wrap %amount% BESC to WBESC', 'Pay'] as const)
      : ([unwrapCall, 'Unwrap %amount% WBESC to BESC', 'Receive'] as const);
  const step = stepOf({
    calls: () => [make({ wbesc: wbesc.address, amount })],
    summary: (drawn) => ({ text, amounts: { amount: messageAmount(drawnAmount(drawn, label), wbesc, 'paid') } }),
  });
  return actionOf(step);
}
