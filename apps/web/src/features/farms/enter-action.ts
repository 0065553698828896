import { addressOf } from '@besc/contracts/deploy/address-of';
import { minimumAmount } from '@besc/domain/liquidity/minimum-amount';
import type { Currency } from '@besc/domain/shared/token';
import { addLiquidityCall } from '@besc/sdk/liquidity/add-liquidity-call';
import type { Settings } from '@besc/wire/settings/settings';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import { messageAmount } from '../../blocks/language/message-amount';
import type { Action, Step } from '../../blocks/transactions/action';
import { approveStep } from '../../blocks/transactions/approve-step';

/** Both sides of what goes into a farm's pair; at most one is the native coin. */
export interface EnterQuote {
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly amountA: bigint;
  readonly amountB: bigint;
}

/** What of B belongs to an amount of A in a pool with these reserves, rounded up: as little as the router takes. */
export function otherSide(amountA: bigint, reserveA: bigint, reserveB: bigint): bigint {
  return (amountA * reserveB + reserveA - 1n) / reserveA;
}

/** LP that an amount of a farm's first token brings, rounded down; the other side is never less than belongs to it. */
export function lpOf(
  amountA: bigint,
  value: { readonly tokenAmountTotal: bigint; readonly lpTotalSupply: bigint },
): bigint {
  return (amountA * value.lpTotalSupply) / value.tokenAmountTotal;
}

/** Puts both sides into the pair, its LP to the account; approvals go first, in the same confirmation where the wallet can. */
export function enterAction(
  quote: EnterQuote,
  options: { readonly settings: Settings; readonly slippageBps: number; readonly allowance: 'maximum' | 'exact' },
): Action {
  const { settings, slippageBps, allowance } = options;
  const { currencyA, currencyB, amountA, amountB } = quote;
  const router = addressOf(settings, 'swap', 'router');
  const sides = [
    { currency: currencyA, amount: amountA, minimum: minimumAmount(amountA, slippageBps) },
    { currency: currencyB, amount: amountB, minimum: minimumAmount(amountB, slippageBps) },
  ] as const;
  const [a, b] = sides;
  const summary = {
    text: 'Add %amountA% %symbolA% and %amountB% %symbolB%',
    values: { symbolA: currencyA.symbol, symbolB: currencyB.symbol },
    amounts: {
      amountA: messageAmount(amountA, currencyA, 'paid'),
      amountB: messageAmount(amountB, currencyB, 'paid'),
    },
  };
  const step: Step = {
    kind: 'transact',
    summary,
    calls: ({ account, deadlineSeconds }) => [
      addLiquidityCall({
        ...{ router, wbesc: wbescToken(settings), recipient: account, deadlineSeconds },
        ...{ currencyA, amountA, minimumA: a.minimum, currencyB, amountB, minimumB: b.minimum },
      }),
    ],
    shows: {
      address: router,
      value: sides.find(({ currency }) => currency.kind === 'native')?.amount ?? 0n,
      args: { ...shownSides(sides), to: 'account' },
    },
  };
  const approvals = sides.flatMap(({ currency, amount }) =>
    currency.kind === 'native' ? [] : [approveStep({ token: currency, amount, spender: router, allowance })],
  );
  return { summary, steps: [...approvals, step], refresh: [] };
}

type Side = { readonly currency: Currency; readonly amount: bigint; readonly minimum: bigint };

/** The figures by the names of the router's two methods. */
function shownSides([a, b]: readonly [Side, Side]) {
  if (a.currency.kind === 'token' && b.currency.kind === 'token') {
    return {
      ...{ tokenA: a.currency.address, amountADesired: a.amount, amountAMin: a.minimum },
      ...{ tokenB: b.currency.address, amountBDesired: b.amount, amountBMin: b.minimum },
    };
  }
  const [token, native] = a.currency.kind === 'token' ? [a, b] : [b, a];
  return {
    ...(token.currency.kind === 'token' ? { token: token.currency.address } : {}),
    ...{ amountTokenDesired: token.amount, amountTokenMin: token.minimum, amountETHMin: native.minimum },
  };
}
