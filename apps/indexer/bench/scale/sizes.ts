/** How much there is of what grows. */
export interface Size {
  readonly pairs: number;
  readonly trades: number;
  readonly accounts: number;
  readonly items: number;
}

/** From a young exchange to what the plan asks for. */
export const sizes: readonly Size[] = [
  { pairs: 12, trades: 5_000, accounts: 1_000, items: 100 },
  { pairs: 200, trades: 100_000, accounts: 10_000, items: 1_000 },
  { pairs: 1_000, trades: 1_000_000, accounts: 50_000, items: 4_000 },
  { pairs: 3_000, trades: 5_000_000, accounts: 200_000, items: 10_000 },
];
