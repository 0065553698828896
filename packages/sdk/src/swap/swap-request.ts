import type { Address } from '@besc/domain/shared/address';
import type { Currency, Token } from '@besc/domain/shared/token';
import type { Trade } from '@besc/domain/swap/trade';

/**
 * A trade together with everything its call needs. `deadlineSeconds` is unix time. The path is in wrapped terms: where
 * `input` or `output` is the native coin, the path begins or ends with `wbesc`.
 */
export interface SwapRequest {
  readonly router: Address;
  readonly wbesc: Token;
  readonly trade: Trade;
  readonly input: Currency;
  readonly output: Currency;
  readonly slippageBps: number;
  readonly recipient: Address;
  readonly deadlineSeconds: bigint;
  /** Some token on the way may not arrive whole: for a fixed input only the method that measures what arrives will do. */
  readonly isMeasured: boolean;
}
