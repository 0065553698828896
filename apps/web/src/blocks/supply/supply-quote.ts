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

/** The quote of a deposit: its minimums are of what the pair takes. Throws `UnexpectedSlippageError`. */
export function supplyQuote(
  wish: Omit<SupplyQuote, keyof Deposit | 'minimumA' | 'minimumB'> & { readonly deposit: Deposit },
): SupplyQuote {
  const { deposit, ...quote } = wish;
  // No trade can move a price that is set here: a first deposit goes in whole or not at all.
  const slippageBps = wish.isFirst ? 0 : wish.slippageBps;
  return {
    ...quote,
    ...deposit,
    slippageBps,
    minimumA: minimumAmount(deposit.takenA, slippageBps),
    minimumB: minimumAmount(deposit.takenB, slippageBps),
  };
}
