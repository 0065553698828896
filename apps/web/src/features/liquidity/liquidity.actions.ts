import { addressOf } from '@besc/contracts/deploy/address-of';
import type { RemoveLiquidityRequest } from '@besc/sdk/liquidity/liquidity-request';
import { removeLiquidityCalls } from '@besc/sdk/liquidity/remove-liquidity-calls';
import { type CallTerms, drawnAmount } from '@besc/sdk/shared/writes/draw-calls';
import type { CallReading } from '@besc/sdk/shared/writes/read-call';
import { movedLog } from '@besc/sdk/swap/moved-log';
import type { Settings } from '@besc/wire/settings/settings';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import type { Message } from '../../blocks/language/message';
import { bothAmounts } from '../../blocks/supply/both-amounts';
import { type Approval, approveStep } from '../../blocks/transactions/approvals/approve-step';
import type { Action } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import type { RemoveQuote } from './remove-quote';
import type { SignedRemoval } from './signed-removal';

/** 'Remove 10 BESC and 0.997 BUSDC'. */
export function removeSummary(quote: RemoveQuote): Message {
  return { text: 'Remove %amountA% %symbolA% and %amountB% %symbolB%', ...bothAmounts(quote, 'held') };
}

/** A withdrawal with the amounts that its call has: the figures to review. */
export function drawnRemoval(quote: RemoveQuote, drawn: CallReading | undefined): RemoveQuote {
  if (drawn === undefined) return quote;
  return {
    ...quote,
    liquidity: drawnAmount(drawn, 'Pay'),
    minimumA: drawnAmount(drawn, 'Receive at least', quote.currencyA),
    minimumB: drawnAmount(drawn, 'Receive at least', quote.currencyB),
  };
}

/** What the router is asked for, of a withdrawal. With a signature its own deadline counts, since that is what was signed. */
export function removeRequest(
  quote: RemoveQuote,
  { settings, account, ...terms }: CallTerms & { readonly settings: Settings },
  signed: SignedRemoval | undefined,
): RemoveLiquidityRequest {
  const router = addressOf(settings, 'swap', 'router');
  const deadlineSeconds = signed?.deadlineSeconds ?? terms.deadlineSeconds;
  return { ...quote, router, wbesc: wbescToken(settings), recipient: account, deadlineSeconds };
}

interface RemoveOptions {
  readonly settings: Settings;
  readonly signed?: SignedRemoval | undefined;
  /** The LP is approved first, in the same confirmation. */
  readonly approve?: Pick<Approval, 'token' | 'allowance'> | undefined;
}

/** Takes liquidity out, by signature when there is one. */
export function removeAction(quote: RemoveQuote, { settings, signed, approve }: RemoveOptions): Action {
  const { liquidity, currencyA, currencyB } = quote;
  const router = addressOf(settings, 'swap', 'router');
  const moved = { router, wbesc: wbescToken(settings), way: { to: 'account' } } as const;
  const step = stepOf({
    calls: (terms) => removeLiquidityCalls(removeRequest(quote, { settings, ...terms }, signed), signed?.permit),
    summary: (drawn) => removeSummary(drawnRemoval(quote, drawn)),
    logged: {
      amountA: movedLog({ ...moved, currency: currencyA }),
      amountB: movedLog({ ...moved, currency: currencyB }),
    },
  });
  return actionOf(approve ? [approveStep({ ...approve, amount: liquidity, spender: router }), step] : step);
}
