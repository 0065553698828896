import { addressOf } from '@besc/contracts/deploy/address-of';
import type { RemoveLiquidityRequest } from '@besc/sdk/liquidity/liquidity-request';
import { removeLiquidityCalls } from '@besc/sdk/liquidity/remove-liquidity-calls';
import { movedLog } from '@besc/sdk/swap/moved-log';
import type { Settings } from '@besc/wire/settings/settings';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import type { Message } from '../../blocks/language/message';
import { bothAmounts } from '../../blocks/supply/both-amounts';
import { shownSides } from '../../blocks/supply/shown-sides';
import { type Approval, approveStep } from '../../blocks/transactions/approvals/approve-step';
import type { StepContext } from '../../blocks/transactions/records/step-context';
import type { Action, Step } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import type { RemoveQuote } from './remove-quote';
import type { SignedRemoval } from './signed-removal';

/** 'Remove 10 BESC and 0.997 BUSDC'. */
export function removeSummary(quote: RemoveQuote): Message {
  return { text: 'Remove %amountA% %symbolA% and %amountB% %symbolB%', ...bothAmounts(quote, 'held') };
}

/** What the router is asked for, of a withdrawal. With a signature its own deadline counts, since that is what was signed. */
export function removeRequest(
  quote: RemoveQuote,
  context: Pick<StepContext, 'settings' | 'account' | 'deadlineSeconds'>,
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

interface RemoveOptions {
  readonly settings: Settings;
  readonly signed?: SignedRemoval | undefined;
  /** The LP is approved first, in the same confirmation. */
  readonly approve?: Pick<Approval, 'token' | 'allowance'> | undefined;
}

/** Takes liquidity out, by signature when there is one. */
export function removeAction(quote: RemoveQuote, { settings, signed, approve }: RemoveOptions): Action {
  const { liquidity } = quote;
  const address = addressOf(settings, 'swap', 'router');
  const { isBesideCoin, figures } = shownSides(quote);
  const moved = { router: address, wbesc: wbescToken(settings), way: { to: 'account' } } as const;
  const plain = `removeLiquidity${isBesideCoin ? 'ETH' : ''}${signed ? 'WithPermit' : ''}`;
  const step: Step = {
    kind: 'transact',
    summary: removeSummary(quote),
    logged: {
      amountA: movedLog({ ...moved, currency: quote.currencyA }),
      amountB: movedLog({ ...moved, currency: quote.currencyB }),
    },
    calls: (context) => removeLiquidityCalls(removeRequest(quote, context, signed), signed?.permit),
    shows: {
      address,
      functionName: isBesideCoin ? [plain, `${plain}SupportingFeeOnTransferTokens`] : plain,
      args: { ...figures, liquidity, to: 'account', deadline: signed?.deadlineSeconds ?? 'deadline' },
      ...(signed && { unshown: ['approveMax', 'v', 'r', 's'] }),
    },
  };
  return actionOf(approve ? [approveStep({ ...approve, amount: liquidity, spender: address }), step] : step);
}
