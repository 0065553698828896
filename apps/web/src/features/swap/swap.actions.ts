import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import type { Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import type { LogPattern } from '@besc/sdk/shared/reads/log-pattern';
import type { ShownCall } from '@besc/sdk/shared/writes/shown-call';
import { movedLog } from '@besc/sdk/swap/moved-log';
import { swapCalls } from '@besc/sdk/swap/swap-calls';
import type { SwapRequest } from '@besc/sdk/swap/swap-request';
import { unwrapCall } from '@besc/sdk/swap/unwrap-call';
import { wrapCall } from '@besc/sdk/swap/wrap-call';
import type { Settings } from '@besc/wire/settings/settings';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import type { Message } from '../../blocks/language/message';
import { messageAmount } from '../../blocks/language/message-amount';
import { approveSteps } from '../../blocks/transactions/approvals/approve-steps';
import type { Action, Step } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
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

type CallContext = { settings: Settings; account: Address; deadlineSeconds: bigint };

/** What the router is asked for, of a quote for an account. */
export function swapRequest(quote: SwapQuote, context: CallContext): SwapRequest {
  const { trade, input, output, slippageBps, recipient, isMeasured } = quote;
  const { settings, account, deadlineSeconds } = context;
  return {
    router: addressOf(settings, 'swap', 'router'),
    wbesc: wbescToken(settings),
    trade,
    input,
    output,
    slippageBps,
    recipient: recipient ?? account,
    deadlineSeconds,
    isMeasured,
  };
}

/** The figures of a quote that card and review draw. */
function shownSwap(quote: SwapQuote, settings: Settings): ShownCall {
  const { trade, input, output, maximumIn, minimumOut, recipient, isMeasured } = quote;
  const wbesc = wbescToken(settings);
  const isExactIn = trade.kind === 'exactIn';
  const [from, to] = [input, output].map(({ kind }) => (kind === 'native' ? 'ETH' : 'Tokens'));
  const plain = isExactIn ? `swapExact${from}For${to}` : `swap${from}ForExact${to}`;
  return {
    address: addressOf(settings, 'swap', 'router'),
    functionName: isExactIn ? [...(isMeasured ? [] : [plain]), `${plain}SupportingFeeOnTransferTokens`] : plain,
    value: input.kind === 'native' ? maximumIn : 0n,
    args: {
      ...(input.kind === 'native' ? {} : { [isExactIn ? 'amountIn' : 'amountInMax']: maximumIn }),
      [isExactIn ? 'amountOutMin' : 'amountOut']: minimumOut,
      path: [wrapped(input, wbesc).address, ...trade.path.slice(1, -1), wrapped(output, wbesc).address],
      to: recipient ?? 'account',
      deadline: 'deadline',
    },
  };
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
  const step: Step = {
    kind: 'transact',
    summary: swapSummary(quote),
    calls: (context) => swapCalls(swapRequest(quote, context)),
    shows: shownSwap(quote, settings),
    logged: loggedSwap(quote, settings),
  };
  return actionOf([...approveSteps({ token, spender, amount, allowance }), step], { refresh: [['price-history']] });
}

/** Turns the native coin into its wrapped form or back, one to one. */
export function wrapAction(options: { kind: 'wrap' | 'unwrap'; wbesc: Token; amount: bigint }): Action {
  const { kind, wbesc, amount } = options;
  const { address } = wbesc;
  const isWrap = kind === 'wrap';
  const text = isWrap ? 'Wrap %amount% BESC to WBESC' : 'Unwrap %amount% WBESC to BESC';
  return actionOf({
    kind: 'transact',
    summary: { text, amounts: { amount: messageAmount(amount, wbesc, 'paid') } },
    calls: () => [(isWrap ? wrapCall : unwrapCall)({ wbesc: address, amount })],
    shows: isWrap
      ? { address, functionName: 'deposit', value: amount, args: {} }
      : { address, functionName: 'withdraw', args: { amount } },
  });
}
