import type { Address } from '@besc/domain/shared/address';
import type { Fraction } from '@besc/domain/shared/fraction';
import type { StakeDay } from '@besc/domain/yields/past-aprs';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';

/** What was locked as a day ended: USD in 10^-18; undefined without a price. */
export interface LockedDay {
  /** When it began, unix seconds. */
  readonly time: number;
  readonly stakedUsdE18: bigint | undefined;
  /** Of the vault: what a whole share was worth, in smallest units of the reward. */
  readonly sharePrice?: bigint;
}

/** The days of a stake, oldest first: what was locked, and what the yield is made of. */
export interface StakeDays {
  readonly locked: readonly LockedDay[];
  readonly paying: readonly StakeDay[];
}

/** What the history of a farm, pool or vault is about. */
export interface StakeHistorySubject {
  /** Names it among all others. */
  readonly key: string;
  readonly name: string;
  readonly reward: { readonly address: Address; readonly symbol: string; readonly decimals: number };
  /** For each time (unix seconds) the newest day that began by then, each once. Throws FetchError. */
  readonly fetchDays: (request: IndexRequest & { readonly times: readonly number[] }) => Promise<StakeDays>;
  /** The values of this moment by the chain. */
  readonly now: {
    readonly stakedUsd: Fraction | undefined;
    /** Of rewards alone, without compounding. */
    readonly apr: Fraction | undefined;
    /** Present where there are shares: what a whole one is worth, in the reward's smallest units. */
    readonly sharePrice?: bigint;
  };
}
