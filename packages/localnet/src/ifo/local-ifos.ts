import { parseUnits } from 'viem';

/** A sale of the local chain; amounts of MONEY in whole ones, of the token offered too. */
export interface LocalIfo {
  readonly offers: string;
  readonly basic: { readonly offering: number; readonly raising: number };
  readonly unlimited: { readonly offering: number; readonly raising: number };
  readonly minimum: number;
  /** What each account that takes part pays into Unlimited at first, and account 1. */
  readonly each: number;
  readonly person: number;
}

/** MONEY of about 100 USD. */
export const basicCap = parseUnits('220', 18);

/** MONEY of about 10 USD, which counts as taking part. */
export const pointThreshold = parseUnits('22', 18);

/** In the order of their rounds: oversubscribed some sixty times, below its minimum, running, coming. */
export const localIfos: readonly LocalIfo[] = [
  {
    offers: 'HENNY',
    basic: { offering: 10_000, raising: 500 },
    unlimited: { offering: 30_000, raising: 1_500 },
    minimum: 1_000,
    each: 6_000,
    person: 4_000,
  },
  {
    offers: 'Bernie',
    basic: { offering: 5_000_000, raising: 10_000 },
    unlimited: { offering: 15_000_000, raising: 30_000 },
    minimum: 20_000,
    each: 150,
    person: 120,
  },
  {
    offers: 'WAGMI',
    basic: { offering: 200_000, raising: 2_000 },
    unlimited: { offering: 600_000, raising: 6_000 },
    minimum: 2_000,
    each: 300,
    person: 0,
  },
  {
    offers: 'HENNY',
    basic: { offering: 40_000, raising: 2_000 },
    unlimited: { offering: 120_000, raising: 6_000 },
    minimum: 2_000,
    each: 0,
    person: 0,
  },
];
