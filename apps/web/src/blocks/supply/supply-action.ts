import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Currency } from '@besc/domain/shared/token';
import { addLiquidityCall, addLiquidityGas } from '@besc/sdk/liquidity/add-liquidity-call';
import type { AddLiquidityRequest } from '@besc/sdk/liquidity/liquidity-request';
import { type CallTerms, drawnAmount } from '@besc/sdk/shared/writes/draw-calls';
import type { CallReading } from '@besc/sdk/shared/writes/read-call';
import { movedLog } from '@besc/sdk/swap/moved-log';
import type { Settings } from '@besc/wire/settings/settings';
import { wbescToken } from '../chain/wbesc-token';
import type { Message } from '../language/message';
import { approveSteps } from '../transactions/approvals/approve-steps';
import type { Action } from '../transactions/steps/action';
import { actionOf } from '../transactions/steps/action-of';
import { stepOf } from '../transactions/steps/step-of';
import { bothAmounts } from './both-amounts';

/** Both sides of what goes into a pair, and the least of each that the router may take, as shown. Smallest units. */
export interface SuppliedAmounts {
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly amountA: bigint;
  readonly amountB: bigint;
  readonly minimumA: bigint;
  readonly minimumB: bigint;
}

/** 'Add 10 BESC and 0.997 BUSDC'. */
export function supplySummary(quote: SuppliedAmounts): Message {
  return { text: 'Add %amountA% %symbolA% and %amountB% %symbolB%', ...bothAmounts(quote, 'paid') };
}

/** A deposit with the amounts that its call has: the figures to review. */
export function drawnSupply<Quote extends SuppliedAmounts>(quote: Quote, drawn: CallReading | undefined): Quote {
  const { currencyA, currencyB } = quote;
  if (drawn === undefined) return quote;
  return {
    ...quote,
    amountA: drawnAmount(drawn, 'Pay', currencyA),
    amountB: drawnAmount(drawn, 'Pay', currencyB),
    minimumA: drawnAmount(drawn, 'Pay at least', currencyA),
    minimumB: drawnAmount(drawn, 'Pay at least', currencyB),
  };
}

/** What the router is asked for, of a deposit. */
export function supplyRequest(
  quote: SuppliedAmounts,
  { settings, account, deadlineSeconds }: CallTerms & { readonly settings: Settings },
): AddLiquidityRequest {
  const router = addressOf(settings, 'swap', 'router');
  return { ...quote, router, wbesc: wbescToken(settings), recipient: account, deadlineSeconds };
}

/**
 * Supplies both amounts, the LP to the account. `allowance` given: the router is let move them first, in the same
 * confirmation where the wallet can.
 */
export function supplyAction(
  quote: SuppliedAmounts,
  { settings, allowance }: { readonly settings: Settings; readonly allowance?: 'maximum' | 'exact' | undefined },
): Action {
  const router = addressOf(settings, 'swap', 'router');
  const { currencyA, currencyB, amountA, amountB } = quote;
  const moved = { router, wbesc: wbescToken(settings), way: { from: 'account' } } as const;
  const step = stepOf({
    calls: (terms) => [addLiquidityCall(supplyRequest(quote, { settings, ...terms }))],
    summary: (drawn) => supplySummary(drawnSupply(quote, drawn)),
    gas: addLiquidityGas,
    logged: {
      amountA: movedLog({ ...moved, currency: currencyA }),
      amountB: movedLog({ ...moved, currency: currencyB }),
    },
  });
  return actionOf([
    ...approveSteps({ token: currencyA, amount: amountA, spender: router, allowance }),
    ...approveSteps({ token: currencyB, amount: amountB, spender: router, allowance }),
    step,
  ]);
}
