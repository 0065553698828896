import type { Address, Currency, Token } from '@besc/domain/shared/token';
import type { Trade } from '@besc/domain/swap/trade';

/**
 * A trade together with everything its transaction needs. `deadlineSeconds` is unix time. The path is in wrapped terms:
 * where `input` or `output` is the native coin, the path begins or ends with `wbesc`.
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
}

/** A swap cannot be built: its parts contradict each other. `SWAP_PATH`, `SWAP_AMOUNT`, `SWAP_RECIPIENT`, `SWAP_DEADLINE`. */
export class SwapRequestError extends Error {
  readonly code: 'SWAP_PATH' | 'SWAP_AMOUNT' | 'SWAP_RECIPIENT' | 'SWAP_DEADLINE';

  constructor(code: SwapRequestError['code'], message: string) {
    super(message);
    this.name = 'SwapRequestError';
    this.code = code;
  }
}
