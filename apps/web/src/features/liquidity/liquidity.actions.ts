import { addressOf } from '@besc/contracts/deploy/address-of';
import type { AmountMeaning } from '@besc/domain/shared/amount';
import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { addLiquidityCall } from '@besc/sdk/liquidity/add-liquidity-call';
import type { AddLiquidityRequest, RemoveLiquidityRequest } from '@besc/sdk/liquidity/liquidity-request';
import { removeLiquidityCalls } from '@besc/sdk/liquidity/remove-liquidity-calls';
import type { ShownFigure } from '@besc/sdk/shared/shown-call';
import type { Settings } from '@besc/wire/settings/settings';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import type { Message } from '../../blocks/language/message';
import { messageAmount } from '../../blocks/language/message-amount';
import type { Action } from '../../blocks/transactions/action';
import { type Approval, approveStep } from '../../blocks/transactions/approve-step';
import type { StepContext } from '../../blocks/transactions/step-context';
import type { RemoveQuote } from './remove-quote';
import type { SignedRemoval } from './signed-removal';
import type { SupplyQuote } from './supply-quote';

type RequestContext = Pick<StepContext, 'settings' | 'account' | 'deadlineSeconds'>;

function places(
  both: { currencyA: Currency; amountA: bigint; currencyB: Currency; amountB: bigint },
  meaning: AmountMeaning,
): Omit<Message, 'text'> {
  const { currencyA, amountA, currencyB, amountB } = both;
  return {
    values: { symbolA: displaySymbol(currencyA.symbol), symbolB: displaySymbol(currencyB.symbol) },
    amounts: {
      amountA: messageAmount(amountA, currencyA, meaning),
      amountB: messageAmount(amountB, currencyB, meaning),
    },
  };
}

/** 'Add 10 BESC and 0.997 BUSDC'. */
export function supplySummary(quote: SupplyQuote): Message {
  return { text: 'Add %amountA% %symbolA% and %amountB% %symbolB%', ...places(quote, 'paid') };
}

/** 'Remove 10 BESC and 0.997 BUSDC'. */
export function removeSummary(quote: RemoveQuote): Message {
  return { text: 'Remove %amountA% %symbolA% and %amountB% %symbolB%', ...places(quote, 'held') };
}

/** What the router is asked for, of a deposit. */
export function supplyRequest(quote: SupplyQuote, context: RequestContext): AddLiquidityRequest {
  const { currencyA, currencyB, amountA, amountB, minimumA, minimumB } = quote;
  const { settings, account, deadlineSeconds } = context;
  return {
    router: addressOf(settings, 'swap', 'router'),
    wbesc: wbescToken(settings),
    currencyA,
    currencyB,
    amountA,
    amountB,
    minimumA,
    minimumB,
    recipient: account,
    deadlineSeconds,
  };
}

/** What the router is asked for, of a withdrawal. With a signature its own deadline counts, since that is what was signed. */
export function removeRequest(
  quote: RemoveQuote,
  context: RequestContext,
  signed: SignedRemoval | undefined,
): RemoveLiquidityRequest {
  const { currencyA, currencyB, liquidity, minimumA, minimumB } = quote;
  const { settings, account } = context;
  return {
    router: addressOf(settings, 'swap', 'router'),
    wbesc: wbescToken(settings),
    currencyA,
    currencyB,
    liquidity,
    minimumA,
    minimumB,
    recipient: account,
    deadlineSeconds: signed?.deadlineSeconds ?? context.deadlineSeconds,
  };
}

type Sides = Pick<SupplyQuote, 'currencyA' | 'currencyB' | 'minimumA' | 'minimumB'>;

/** Places and figures of both sides as the router's methods name them: two tokens, or one beside the native coin. */
function shownSides(
  { currencyA, currencyB, minimumA, minimumB }: Sides,
  amounts?: { readonly amountA: bigint; readonly amountB: bigint },
): Record<string, ShownFigure> {
  if (currencyA.kind === 'token' && currencyB.kind === 'token') {
    return {
      ...{ tokenA: currencyA.address, tokenB: currencyB.address, amountAMin: minimumA, amountBMin: minimumB },
      ...(amounts && { amountADesired: amounts.amountA, amountBDesired: amounts.amountB }),
    };
  }
  const [token, desired, tokenMinimum, nativeMinimum] =
    currencyA.kind === 'token'
      ? [currencyA, amounts?.amountA, minimumA, minimumB]
      : [currencyB, amounts?.amountB, minimumB, minimumA];
  return {
    ...(token.kind === 'token' && { token: token.address }),
    ...{ amountTokenMin: tokenMinimum, amountETHMin: nativeMinimum },
    ...(desired !== undefined && { amountTokenDesired: desired }),
  };
}

/** Supplies both amounts. `allowance` given: the router is let move them first, in the same confirmation. */
export function supplyAction(
  quote: SupplyQuote,
  options: { readonly settings: Settings; readonly allowance?: 'maximum' | 'exact' | undefined },
): Action {
  const { settings, allowance } = options;
  const summary = supplySummary(quote);
  const router = addressOf(settings, 'swap', 'router');
  const sides = [
    { token: quote.currencyA, amount: quote.amountA },
    { token: quote.currencyB, amount: quote.amountB },
  ];
  return {
    summary,
    steps: [
      ...sides.flatMap(({ token, amount }) =>
        allowance === undefined || token.kind === 'native'
          ? []
          : [approveStep({ token, amount, spender: router, allowance })],
      ),
      {
        kind: 'transact',
        summary,
        calls: (context) => [addLiquidityCall(supplyRequest(quote, context))],
        shows: {
          address: router,
          value: sides.find(({ token }) => token.kind === 'native')?.amount ?? 0n,
          args: { ...shownSides(quote, quote), to: 'account' },
        },
      },
    ],
    refresh: [],
  };
}

/** Takes liquidity out, by signature when there is one. `approve`: the LP is approved first, in the same confirmation. */
export function removeAction(
  quote: RemoveQuote,
  options: {
    readonly settings: Settings;
    readonly signed?: SignedRemoval | undefined;
    readonly approve?: Pick<Approval, 'token' | 'allowance'> | undefined;
  },
): Action {
  const { settings, signed, approve } = options;
  const summary = removeSummary(quote);
  const router = addressOf(settings, 'swap', 'router');
  const { liquidity } = quote;
  return {
    summary,
    steps: [
      ...(approve === undefined ? [] : [approveStep({ ...approve, amount: liquidity, spender: router })]),
      {
        kind: 'transact',
        summary,
        calls: (context) => removeLiquidityCalls(removeRequest(quote, context, signed), signed?.permit),
        shows: { address: router, args: { ...shownSides(quote), liquidity, to: 'account' } },
      },
    ],
    refresh: [],
  };
}
