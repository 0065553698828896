import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Currency } from '@besc/domain/shared/token';
import { addLiquidityCall, addLiquidityGas } from '@besc/sdk/liquidity/add-liquidity-call';
import type { AddLiquidityRequest } from '@besc/sdk/liquidity/liquidity-request';
import { movedLog } from '@besc/sdk/swap/moved-log';
import type { Settings } from '@besc/wire/settings/settings';
import { wbescToken } from '../chain/wbesc-token';
import type { Message } from '../language/message';
import { approveSteps } from '../transactions/approvals/approve-steps';
import type { StepContext } from '../transactions/records/step-context';
import type { Action } from '../transactions/steps/action';
import { bothAmounts } from './both-amounts';
import { shownSides } from './shown-sides';

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

/** What the router is asked for, of a deposit. */
export function supplyRequest(
  { currencyA, currencyB, amountA, amountB, minimumA, minimumB }: SuppliedAmounts,
  { settings, account, deadlineSeconds }: Pick<StepContext, 'settings' | 'account' | 'deadlineSeconds'>,
): AddLiquidityRequest {
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

/**
 * Supplies both amounts, the LP to the account. `allowance` given: the router is let move them first, in the same
 * confirmation where the wallet can.
 */
export function supplyAction(
  quote: SuppliedAmounts,
  { settings, allowance }: { readonly settings: Settings; readonly allowance?: 'maximum' | 'exact' | undefined },
): Action {
  const summary = supplySummary(quote);
  const router = addressOf(settings, 'swap', 'router');
  const { isBesideCoin, figures } = shownSides(quote, quote);
  const sides = [
    { token: quote.currencyA, amount: quote.amountA },
    { token: quote.currencyB, amount: quote.amountB },
  ];
  const moved = { router, wbesc: wbescToken(settings), way: { from: 'account' } } as const;
  const approvals = sides.flatMap((side) => approveSteps({ ...side, spender: router, allowance }));
  return {
    summary,
    steps: [
      ...approvals,
      {
        kind: 'transact',
        summary,
        gas: addLiquidityGas,
        logged: {
          amountA: movedLog({ ...moved, currency: quote.currencyA }),
          amountB: movedLog({ ...moved, currency: quote.currencyB }),
        },
        calls: (context) => [addLiquidityCall(supplyRequest(quote, context))],
        shows: {
          address: router,
          functionName: isBesideCoin ? 'addLiquidityETH' : 'addLiquidity',
          value: sides.find(({ token }) => token.kind === 'native')?.amount ?? 0n,
          args: { ...figures, to: 'account', deadline: 'deadline' },
        },
      },
    ],
    refresh: [],
  };
}
