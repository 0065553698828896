import type { Address } from '@besc/domain/shared/token';
import type { Hex } from 'viem';

/**
 * A call that changes the chain, built but not sent. `data` is the encoded call, `value` native wei; `functionName` and
 * `args` say the same in the clear, for the signing guard and for tests.
 */
export interface UnsentTransaction {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
  readonly functionName: string;
  readonly args: readonly unknown[];
}
