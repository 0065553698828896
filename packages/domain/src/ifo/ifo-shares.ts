import type { IfoPool } from './ifo';

/** As the contract counts a fee: this is all of it. */
export const ifoTaxScale = 10n ** 12n;

/** Fees by how many times a pool was oversubscribed, in parts of `ifoTaxScale`. */
export const ifoTaxSteps = [
  { times: 1500n, rate: 500_000_000n },
  { times: 1000n, rate: 1_000_000_000n },
  { times: 500n, rate: 2_000_000_000n },
  { times: 250n, rate: 2_500_000_000n },
  { times: 100n, rate: 3_000_000_000n },
  { times: 50n, rate: 5_000_000_000n },
  { times: 0n, rate: 10_000_000_000n },
] as const;

/** The fee on what comes back from a pool as it stands, in parts of `ifoTaxScale`. */
export function ifoTaxRate({ hasTax, total, raising }: IfoPool): bigint {
  if (!hasTax || raising === 0n) return 0n;
  return ifoTaxSteps.find(({ times }) => total / raising >= times)?.rate ?? 0n;
}

/** What an amount in a pool comes to, smallest units of each token. */
export interface IfoShares {
  readonly offering: bigint;
  readonly refund: bigint;
  readonly tax: bigint;
}

/** What an amount of a pool's total buys and what comes back, exactly as the contract pays it. `isMet`: the minimum of the sale. */
export function ifoShares(pool: IfoPool, amount: bigint, isMet: boolean): IfoShares {
  const all = pool.total > pool.raising ? pool.total : pool.raising;
  const offering = isMet && all !== 0n ? (amount * pool.offering) / all : 0n;
  // Who gets nothing pays nothing.
  if (offering === 0n) return { offering, refund: amount, tax: 0n };
  const back = (amount * (all - pool.raising)) / all;
  const refund = (back * (ifoTaxScale - ifoTaxRate(pool))) / ifoTaxScale;
  return { offering, refund, tax: back - refund };
}

/** What a further amount would change: the shares of the account's whole amount with it. */
export function ifoSharesAfter(pool: IfoPool, amount: bigint, further: bigint): IfoShares {
  return ifoShares({ ...pool, total: pool.total + further }, amount + further, true);
}

/** What the pools raise as they stand. */
export function ifoRaised(pools: readonly IfoPool[]): bigint {
  return pools.reduce((sum, { total, raising }) => sum + (total < raising ? total : raising), 0n);
}
