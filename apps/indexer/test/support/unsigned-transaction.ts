import type { Hex } from 'viem';

/** An unsigned transaction of an unlocked account. */
export interface UnsignedTransaction {
  readonly from: Hex;
  readonly to: Hex;
  readonly data: Hex;
  readonly gas: Hex;
  readonly value?: Hex;
}
