/** About what a deposit takes; the first one makes the pair as well. */
export const usualSupplyGas = { there: 170_000n, created: 2_750_000n } as const;

/** About what a withdrawal takes. */
export const usualRemovalGas = 180_000n;
