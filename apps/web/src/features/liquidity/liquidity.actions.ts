import { type AmountMeaning, formatAmount } from '@besc/domain/shared/amount';
import type { Address, Currency, Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { buildAddLiquidity, expectedAddLiquidity } from '@besc/sdk/liquidity/build-add-liquidity';
import { buildRemoveLiquidity, expectedRemoveLiquidity } from '@besc/sdk/liquidity/build-remove-liquidity';
import type { AddLiquidityRequest, RemoveLiquidityRequest } from '@besc/sdk/liquidity/liquidity-request';
import { prepareRemoveLiquidity } from '@besc/sdk/liquidity/prepare-remove-liquidity';
import type { Message } from '../../blocks/language/message';
import { wbescToken } from '../../blocks/token-select/wbesc-token';
import type { Action } from '../../blocks/transactions/action';
import { approveAction } from '../../blocks/transactions/approve-action';
import { prepareCall } from '../../blocks/transactions/prepare-call';
import { revertMessage } from '../../blocks/transactions/revert-message';
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
  const text = (amount: bigint, { decimals }: Currency) =>
    formatAmount(amount, decimals, { meaning, place: 'summary' });
  return {
    values: { symbolA: displaySymbol(currencyA.symbol), symbolB: displaySymbol(currencyB.symbol) },
    amounts: { amountA: text(amountA, currencyA), amountB: text(amountB, currencyB) },
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

/** The router call of a deposit. */
export function supplyRequest(quote: SupplyQuote, context: RequestContext): AddLiquidityRequest {
  const { currencyA, currencyB, amountA, amountB, minimumA, minimumB } = quote;
  const { settings, account, deadlineSeconds } = context;
  return {
    router: settings.contracts.router,
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

/** The router call of a withdrawal. With a signature its own deadline counts, since that is what was signed. */
export function removeRequest(
  quote: RemoveQuote,
  context: RequestContext,
  signed: SignedRemoval | undefined,
): RemoveLiquidityRequest {
  const { currencyA, currencyB, liquidity, minimumA, minimumB } = quote;
  const { settings, account } = context;
  return {
    router: settings.contracts.router,
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

/** For a wallet that does several calls in one confirmation: what the router is let move first. */
interface Together {
  readonly router: Address;
  readonly allowance: 'maximum' | 'exact';
}

/** Supplies both amounts. */
export function supplyAction(quote: SupplyQuote, together?: Together): Action {
  const summary = supplySummary(quote);
  const approvals = [
    { token: quote.currencyA, amount: quote.amountA },
    { token: quote.currencyB, amount: quote.amountB },
  ].flatMap(({ token, amount }) =>
    together === undefined || token.kind === 'native'
      ? []
      : approveAction({ token, amount, spender: together.router, allowance: together.allowance }).steps,
  );
  return {
    summary,
    steps: [
      ...approvals,
      {
        kind: 'transact',
        summary,
        candidates: async (context) => [buildAddLiquidity(supplyRequest(quote, context))],
        prepare: (context) => prepareCall(context, buildAddLiquidity(supplyRequest(quote, context)), 1),
        expect: (context) => expectedAddLiquidity(supplyRequest(quote, context)),
      },
    ],
    refresh: [],
  };
}

/** Takes liquidity out, by signature when there is one. `together`: the LP is approved in the same confirmation. */
export function removeAction(
  quote: RemoveQuote,
  signed: SignedRemoval | undefined,
  together?: Together & { readonly lpToken: Pick<Token, 'address' | 'symbol'> },
): Action {
  const summary = removeSummary(quote);
  const isNative = quote.currencyA.kind === 'native' || quote.currencyB.kind === 'native';
  return {
    summary,
    steps: [
      ...(together === undefined
        ? []
        : approveAction({
            token: together.lpToken,
            amount: quote.liquidity,
            spender: together.router,
            allowance: together.allowance,
          }).steps),
      {
        kind: 'transact',
        summary,
        async candidates(context) {
          const request = removeRequest(quote, context, signed);
          const variants = isNative ? (['plain', 'fee-on-transfer'] as const) : (['plain'] as const);
          return variants.map((variant) => buildRemoveLiquidity(request, { permit: signed?.permit, variant }));
        },
        async prepare(context) {
          const { client, account, gasPrice } = context;
          const request = removeRequest(quote, context, signed);
          const prepared = await prepareRemoveLiquidity({
            client,
            account,
            request,
            permit: signed?.permit,
            gasPrice,
          });
          if (prepared.kind === 'ready') return prepared;
          if (prepared.kind === 'reverted') return { kind: 'refused', message: revertMessage(prepared.reason) };
          return {
            kind: 'refused',
            message: { text: 'Unexpected issue with estimating the gas. Please try again.' },
          };
        },
        expect: (context) => expectedRemoveLiquidity(removeRequest(quote, context, signed), signed?.permit),
      },
    ],
    refresh: [],
  };
}
