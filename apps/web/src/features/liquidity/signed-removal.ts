import type { Address } from '@besc/domain/shared/address';
import type { SignedPermit } from '@besc/sdk/liquidity/permit';

/** A signature that lets the router take exactly this much LP of this pair from this account until the deadline. */
export interface SignedRemoval {
  readonly pair: Address;
  readonly owner: Address;
  readonly liquidity: bigint;
  readonly deadlineSeconds: bigint;
  readonly permit: SignedPermit;
}
