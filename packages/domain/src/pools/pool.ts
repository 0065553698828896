import type { Address } from '../shared/address';
import type { PartlyRead } from '../shared/partly-read';

/** A pool as its contract tells it; amounts in smallest units, blocks by number. */
export interface Pool {
  readonly address: Address;
  /** The chain's coin is staked; `stakedToken` is its wrapped form then. */
  readonly isNative: boolean;
  readonly stakedToken: Address;
  readonly rewardToken: Address;
  readonly rewardPerBlock: bigint;
  readonly startBlock: bigint;
  readonly endBlock: bigint;
  /** Most that one account may stake; 0n is none. */
  readonly limit: bigint;
  /** False when the pool did not tell its limit, which is 0n then. */
  readonly isLimitRead: boolean;
  readonly totalStaked: bigint;
}

/** A pool of which not all could be read. */
export type PartlyReadPool = PartlyRead<Pool> & Pick<Pool, 'address' | 'isNative' | 'limit' | 'isLimitRead'>;

/** What an account has in a pool and could bring to it, in smallest units. */
export interface PoolHolding {
  readonly staked: bigint;
  /** All it is paid when it acts in this block. */
  readonly earned: bigint;
  /** The part of `earned` that could not be paid when it was due. */
  readonly owed: bigint;
  /** It may take out what it has, and stake no more. */
  readonly isBlacklisted: boolean;
  /** In the wallet; undefined where the token did not tell. */
  readonly balance: bigint | undefined;
  /** What the pool may move; undefined where the token did not tell. */
  readonly allowance: bigint | undefined;
}
