import type { Address } from '@besc/domain/shared/address';
import type { Hex } from 'viem';

/** One effect on the chain: how to see it, the call that brings it about, and the steps that must be done before. */
export interface Step {
  readonly id: string;
  readonly needs: readonly string[];
  readonly to: Address;
  readonly data: Hex;
  /** Coins that go with the call, wei. */
  readonly value?: bigint;
  /** The contract that the step creates at an address known before. */
  readonly creates?: Address;
  /** More gas than the call can need. */
  readonly gasLimit: bigint;
  isDone(): Promise<boolean>;
}
