import type { Address, Currency, Token } from '@besc/domain/shared/token';

/**
 * Two amounts that are supplied, with everything the transaction needs. Minimums are what the router may take at least;
 * `deadlineSeconds` is unix time; the recipient gets the LP. At most one side is the native coin.
 */
export interface AddLiquidityRequest {
  readonly router: Address;
  readonly wbesc: Token;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly amountA: bigint;
  readonly amountB: bigint;
  readonly minimumA: bigint;
  readonly minimumB: bigint;
  readonly recipient: Address;
  readonly deadlineSeconds: bigint;
}

/** LP (wei) that is taken out. The tokens arrive wrapped unless a side is the native coin. */
export interface RemoveLiquidityRequest {
  readonly router: Address;
  readonly wbesc: Token;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly liquidity: bigint;
  readonly minimumA: bigint;
  readonly minimumB: bigint;
  readonly recipient: Address;
  readonly deadlineSeconds: bigint;
}

/** A request cannot be built: `LIQUIDITY_PAIR`, `LIQUIDITY_AMOUNT`, `LIQUIDITY_RECIPIENT`, `LIQUIDITY_DEADLINE`. */
export class LiquidityRequestError extends Error {
  readonly code: 'LIQUIDITY_PAIR' | 'LIQUIDITY_AMOUNT' | 'LIQUIDITY_RECIPIENT' | 'LIQUIDITY_DEADLINE';

  constructor(code: LiquidityRequestError['code'], message: string) {
    super(message);
    this.name = 'LiquidityRequestError';
    this.code = code;
  }
}
