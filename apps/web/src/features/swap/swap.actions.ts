import { type AmountMeaning, formatAmount } from '@besc/domain/shared/amount';
import type { Currency, Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { buildSwap, type SwapVariant } from '@besc/sdk/swap/build-swap';
import { buildUnwrap, buildWrap } from '@besc/sdk/swap/build-wrap';
import { expectedSwap } from '@besc/sdk/swap/expected-swap';
import { type PreparedSwap, prepareSwap } from '@besc/sdk/swap/prepare-swap';
import type { SwapRequest } from '@besc/sdk/swap/swap-request';
import type { Settings } from '@besc/wire/settings/settings';
import type { Message } from '../../blocks/language/message';
import { wbescToken } from '../../blocks/token-select/wbesc-token';
import type { Action } from '../../blocks/transactions/action';
import { approveAction } from '../../blocks/transactions/approve-action';
import { prepareCall } from '../../blocks/transactions/prepare-call';
import type { StepContext } from '../../blocks/transactions/step-context';
import { refusalMessage } from './refusal-message';
import type { SwapQuote } from './swap-quote';

function amountText(amount: bigint, currency: Currency, meaning: AmountMeaning): string {
  return formatAmount(amount, currency.decimals, { meaning, place: 'summary' });
}

/** 'Swap 10 BESC for 0.997 BUSDC', with the recipient in full when it is somebody else. */
export function swapSummary(quote: SwapQuote): Message {
  const { trade, input, output, recipient } = quote;
  const amounts = {
    amountIn: amountText(trade.amountIn, input, 'paid'),
    amountOut: amountText(quote.arrives ?? trade.amountOut, output, 'held'),
  };
  const values = { symbolIn: displaySymbol(input.symbol), symbolOut: displaySymbol(output.symbol) };
  return recipient === undefined
    ? { text: 'Swap %amountIn% %symbolIn% for %amountOut% %symbolOut%', values, amounts }
    : {
        text: 'Swap %amountIn% %symbolIn% for %amountOut% %symbolOut% to %recipient%',
        values: { ...values, recipient },
        amounts,
      };
}

/** The router call of a quote for an account. */
export function swapRequest(
  quote: SwapQuote,
  context: { settings: Settings; account: `0x${string}`; deadlineSeconds: bigint },
): SwapRequest {
  const { trade, input, output, slippageBps, recipient } = quote;
  const { settings, account, deadlineSeconds } = context;
  return {
    router: settings.contracts.router,
    wbesc: wbescToken(settings),
    trade,
    input,
    output,
    slippageBps,
    recipient: recipient ?? account,
    deadlineSeconds,
  };
}

/**
 * Simulates a quote and says what will be sent. The plain router method first, then for exact input the one that measures
 * what arrives; a quote that must be measured goes by that one alone, so that its minimum is what arrives at least.
 */
export async function prepareQuote(
  quote: SwapQuote,
  context: Pick<StepContext, 'client' | 'account' | 'settings' | 'deadlineSeconds'> & { readonly gasPrice?: bigint },
): Promise<PreparedSwap> {
  const { client, account, gasPrice } = context;
  return await prepareSwap({
    client,
    account,
    request: swapRequest(quote, context),
    ...(quote.isMeasured ? { variants: ['fee-on-transfer'] as const } : {}),
    ...(gasPrice === undefined ? {} : { gasPrice }),
  });
}

/** Sends a quote. `allowance` given: the router is let move the input first, in the same confirmation if the wallet can. */
export function swapAction(
  quote: SwapQuote,
  options: { readonly router: `0x${string}`; readonly allowance?: 'maximum' | 'exact' | undefined },
): Action {
  const { router, allowance } = options;
  const { input, maximumIn } = quote;
  const summary = swapSummary(quote);
  return {
    summary,
    steps: [
      ...(allowance === undefined || input.kind === 'native'
        ? []
        : approveAction({ token: input, spender: router, amount: maximumIn, allowance }).steps),
      {
        kind: 'transact',
        summary,
        async candidates(context) {
          const request = swapRequest(quote, context);
          const variants: readonly SwapVariant[] = quote.isMeasured
            ? ['fee-on-transfer']
            : ['plain', 'fee-on-transfer'];
          const tried = quote.trade.kind === 'exactIn' ? variants : (['plain'] as const);
          return tried.map((variant) => buildSwap(request, variant));
        },
        async prepare(context) {
          const prepared = await prepareQuote(quote, context);
          if (prepared.kind !== 'ready') {
            // 'Unknown error, check the logs' must find something there.
            console.error('The swap cannot be sent', prepared, swapRequest(quote, context));
            return { kind: 'refused', message: refusalMessage(prepared) };
          }
          return { kind: 'ready', transaction: prepared.transaction, gasLimit: prepared.gasLimit };
        },
        expect: (context) => expectedSwap(swapRequest(quote, context)),
      },
    ],
    refresh: [['price-history']],
  };
}

/** Turns the native coin into its wrapped form or back, one to one. */
export function wrapAction(options: { kind: 'wrap' | 'unwrap'; wbesc: Token; amount: bigint }): Action {
  const { kind, wbesc, amount } = options;
  const isWrap = kind === 'wrap';
  const summary: Message = {
    text: isWrap ? 'Wrap %amount% BESC to WBESC' : 'Unwrap %amount% WBESC to BESC',
    amounts: { amount: amountText(amount, wbesc, 'paid') },
  };
  const transaction = (isWrap ? buildWrap : buildUnwrap)({ wbesc: wbesc.address, amount });
  return {
    summary,
    steps: [
      {
        kind: 'transact',
        summary,
        prepare: (context) => prepareCall(context, transaction),
        expect: () => ({
          to: wbesc.address,
          value: isWrap ? amount : 0n,
          functionNames: [isWrap ? 'deposit' : 'withdraw'],
          args: isWrap ? [] : [amount],
        }),
      },
    ],
    refresh: [],
  };
}
