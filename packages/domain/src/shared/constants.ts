/** Seconds between two blocks. */
export const blockSeconds = 3;

/** Blocks in a year of 365 days: 60 / 3 * 60 * 24 * 365. */
export const blocksPerYear = (60 / blockSeconds) * 60 * 24 * 365;

/** Significant digits by place; prices below one have more. */
export const significantDigits = { amount: 6, price: 4, priceBelowOne: 6, summary: 3, balance: 4, compact: 2 } as const;

/** Decimals shown where a place names none. */
export const defaultTokenDecimals = 3;

/** Percent changes smaller than this fraction (0.01%) are shown as neutral. */
export const minimumPriceChange = 0.0001;

/** Waiting and showing times in milliseconds. */
export const delaysMs = {
  copyTooltip: 1_000,
  scrollToTop: 50,
  tokenSearchDebounce: 200,
  searchDebounce: 500,
  polling: 12_000,
  slowRefresh: 180_000,
  tokenLists: 600_000,
  request: 30_000,
} as const;
