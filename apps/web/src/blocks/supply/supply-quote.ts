import type { Fraction } from '@besc/domain/shared/fraction';
import type { Currency } from '@besc/domain/shared/token';

/** A deposit as it was shown: the number shown is the number sent. Amounts in smallest units, LP in wei. */
export interface SupplyQuote {
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly amountA: bigint;
  readonly amountB: bigint;
  readonly minimumA: bigint;
  readonly minimumB: bigint;
  readonly liquidity: bigint;
  readonly share: Fraction;
  readonly isFirst: boolean;
  readonly bPerA: Fraction | undefined;
  readonly slippageBps: number;
}
