import type { Deposit } from '@besc/domain/liquidity/deposit';
import { minimumAmount } from '@besc/domain/liquidity/minimum-amount';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { SuppliedAmounts } from './supply-action';

/** A deposit as it was shown: the number shown is the number sent. Amounts in smallest units, LP in wei. */
export interface SupplyQuote extends SuppliedAmounts {
  readonly liquidity: bigint;
  readonly share: Fraction;
  readonly isFirst: boolean;
  readonly bPerA: Fraction | undefined;
  readonly slippageBps: number;
}

/** The quote of two wished amounts and what they become. Throws `UnexpectedSlippageError`. */
export function supplyQuote(
  wish: Omit<SupplyQuote, 'minimumA' | 'minimumB' | 'liquidity' | 'share'> & { readonly deposit: Deposit },
): SupplyQuote {
  const { deposit, ...quote } = wish;
  const { liquidity, share } = deposit;
  // Nobody can move a price that is set here: a first deposit goes in whole or not at all.
  const slippageBps = wish.isFirst ? 0 : wish.slippageBps;
  return {
    ...{ ...quote, slippageBps, liquidity, share },
    minimumA: minimumAmount(deposit.amountA, slippageBps),
    minimumB: minimumAmount(deposit.amountB, slippageBps),
  };
}
