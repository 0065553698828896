import type { Address } from '../shared/address';
import type { PairState } from '../shared/pair';
import type { FarmEmission } from './farm-rewards';

/** One farm of the farm master. Amounts are in smallest units. */
export interface FarmEntry {
  readonly pid: number;
  readonly lpAddress: Address;
  readonly allocPoint: bigint;
  readonly totalStaked: bigint;
}

/** All farms of pairs at one moment, and what they share. */
export interface FarmList {
  readonly emission: FarmEmission;
  readonly farms: readonly FarmEntry[];
}

/** A pair whose LP is staked. */
export type FarmPair = PairState & { readonly totalSupply: bigint };

/** A farm with what is staked there; without a pair where that does not answer as one does. */
export interface Farm extends FarmEntry {
  readonly pair: FarmPair | undefined;
}

/** What of a farm is an account's, in smallest units; undefined where the staked token does not answer. */
export interface FarmAccount {
  readonly pid: number;
  readonly allowance: bigint | undefined;
  readonly balance: bigint | undefined;
  readonly staked: bigint;
  readonly earned: bigint;
}

/** Whether a farm pays in block `block` or will: it has points, and the emission is not over. */
export function isFarmLive(
  { allocPoint }: Pick<Farm, 'allocPoint'>,
  { endBlock }: FarmEmission,
  block: bigint,
): boolean {
  return allocPoint > 0n && block < endBlock;
}
