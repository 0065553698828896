import { minimumAmount } from '@besc/domain/liquidity/minimum-amount';
import type { Settings } from '@besc/wire/settings/settings';
import { type SuppliedAmounts, supplyAction } from '../../blocks/supply/supply-action';
import type { Action } from '../../blocks/transactions/action';

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

/** Puts both sides into a farm's pair; approvals go first, in the same confirmation where the wallet can. */
export function enterAction(
  quote: Omit<SuppliedAmounts, 'minimumA' | 'minimumB'>,
  options: { readonly settings: Settings; readonly slippageBps: number; readonly allowance: 'maximum' | 'exact' },
): Action {
  const [minimumA, minimumB] = [
    minimumAmount(quote.amountA, options.slippageBps),
    minimumAmount(quote.amountB, options.slippageBps),
  ];
  return supplyAction({ ...quote, minimumA, minimumB }, options);
}
