import { type TokenPrice, usdValueE18 } from './token-price';

/** Amounts in smallest units, and what they were worth when they moved (USD, 10^-18); undefined once a part had no price. */
export interface Tally {
  readonly amount: bigint;
  readonly usdE18: bigint | undefined;
}

/** What went into a stake, what came back of it, and what it was paid. */
export type StakeSums = Readonly<Record<'deposited' | 'withdrawn' | 'harvested', Tally>>;

/** The same as the columns of a row: smallest units, and USD when each part moved. */
export const stakeSumsShape = {
  deposited: 'amount',
  depositedUSD: 'usd',
  withdrawn: 'amount',
  withdrawnUSD: 'usd',
  harvested: 'amount',
  harvestedUSD: 'usd',
} as const;

/** Such columns; the index has null for no worth. */
export type SumColumns = {
  readonly [Name in keyof typeof stakeSumsShape]: Name extends `${string}USD` ? bigint | null | undefined : bigint;
};

/** The sums that a row holds. */
export function sumsOf(row: SumColumns): StakeSums {
  return {
    deposited: { amount: row.deposited, usdE18: row.depositedUSD ?? undefined },
    withdrawn: { amount: row.withdrawn, usdE18: row.withdrawnUSD ?? undefined },
    harvested: { amount: row.harvested, usdE18: row.harvestedUSD ?? undefined },
  };
}

const nothing: Tally = { amount: 0n, usdE18: 0n };

export const noStakeSums: StakeSums = { deposited: nothing, withdrawn: nothing, harvested: nothing };

/** An amount with its worth at a price, rounded down. Nothing is worth nothing, whatever the price. */
export function tally(amount: bigint, price: TokenPrice): Tally {
  return amount === 0n ? nothing : { amount, usdE18: usdValueE18(amount, price) };
}

/** The sum of two; its worth is known when both are. */
export function addTally(a: Tally, b: Tally): Tally {
  const isKnown = a.usdE18 !== undefined && b.usdE18 !== undefined;
  return { amount: a.amount + b.amount, usdE18: isKnown ? a.usdE18 + b.usdE18 : undefined };
}

/** Sums with one more movement in them. */
export function addStakeSums(sums: StakeSums, moved: StakeSums): StakeSums {
  return {
    deposited: addTally(sums.deposited, moved.deposited),
    withdrawn: addTally(sums.withdrawn, moved.withdrawn),
    harvested: addTally(sums.harvested, moved.harvested),
  };
}

/** How many have a stake, after one of them went from `before` to `after`. */
export function stakersAfter(stakers: number, before: bigint, after: bigint): number {
  return stakers + Number(after > 0n) - Number(before > 0n);
}
