import type { Address } from '@besc/domain/shared/address';
import type { Currency, Token } from '@besc/domain/shared/token';

interface LiquidityRequest {
  readonly router: Address;
  readonly wbesc: Token;
  /** At most one side is the native coin. */
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly minimumA: bigint;
  readonly minimumB: bigint;
  readonly recipient: Address;
  /** Unix time. */
  readonly deadlineSeconds: bigint;
}

/** Two amounts that are supplied. Minimums are what the router may take at least; the recipient gets the LP. */
export interface AddLiquidityRequest extends LiquidityRequest {
  readonly amountA: bigint;
  readonly amountB: bigint;
}

/** LP (wei) that is taken out. The tokens arrive wrapped unless a side is the native coin. */
export interface RemoveLiquidityRequest extends LiquidityRequest {
  readonly liquidity: bigint;
}
