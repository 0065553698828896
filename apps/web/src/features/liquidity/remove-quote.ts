import type { Currency } from '@besc/domain/shared/token';

/** A withdrawal as it was shown. `currencyA` and `currencyB` are what arrives: native or wrapped as chosen. LP in wei. */
export interface RemoveQuote {
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly liquidity: bigint;
  readonly amountA: bigint;
  readonly amountB: bigint;
  readonly minimumA: bigint;
  readonly minimumB: bigint;
  readonly slippageBps: number;
}
