/** Tiers of a team in the order of the contract's numbers, the best last. */
export const tiers = ['teal', 'purple', 'bronze', 'silver', 'gold'] as const;
export type Tier = (typeof tiers)[number];

/** The last rank within a team of each tier that ends. */
export const lastRanks = { gold: 1, silver: 10, bronze: 100, purple: 500 } as const;

/** The tier of a rank within a team, from 1. */
export function tierOf(rank: number): Tier {
  if (rank <= lastRanks.gold) return 'gold';
  if (rank <= lastRanks.silver) return 'silver';
  if (rank <= lastRanks.bronze) return 'bronze';
  return rank <= lastRanks.purple ? 'purple' : 'teal';
}

/** The last rank of the next better tier; undefined for the best. */
export function rankOfNextTier(rank: number): number | undefined {
  return Object.values(lastRanks).findLast((last) => last < rank);
}
