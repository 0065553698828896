import type { StakeSums, Tally } from '@besc/domain/shared/stake-sums';

/** A token as amounts of it are written. */
export interface EarnedToken {
  /** Tells it from others with the same symbol. */
  readonly key: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** What an account moved and earned on one day in one farm or pool. */
export interface EarnedDay {
  /** When it began, unix seconds. */
  readonly time: number;
  readonly position: string;
  /** The farm's number, or the contract's address. */
  readonly id: string;
  readonly staked: EarnedToken;
  readonly earned: EarnedToken;
  readonly sums: StakeSums;
  /** Of the vault: what its shares became worth more since the account's day before. */
  readonly grown?: Tally;
}
