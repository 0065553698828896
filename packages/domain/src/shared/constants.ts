/** Seconds between two blocks. */
export const blockSeconds = 3;

/** Seconds in a day of 24 hours. */
export const daySeconds = 86_400;

/** Blocks in a day of 24 hours. */
export const blocksPerDay = daySeconds / blockSeconds;

/** Blocks in a year of 365 days: 60 / 3 * 60 * 24 * 365. */
export const blocksPerYear = blocksPerDay * 365;

/** Significant digits by place; prices below one have more. */
export const significantDigits = { amount: 6, price: 4, priceBelowOne: 6, summary: 3, balance: 4, compact: 2 } as const;

/** Decimals shown where a place names none. */
export const defaultTokenDecimals = 3;

/** Percent changes smaller than this fraction (0.01%) are shown as neutral. */
export const minimumPriceChange = 0.0001;

/** How long it is said that something was copied, milliseconds. */
export const copyTooltipMs = 1_000;

/** How long a page that was opened has to take its place before it is shown from its top, milliseconds. */
export const scrollToTopMs = 50;

/** How long typing must rest before something is searched for elsewhere, milliseconds. */
export const searchDebounceMs = 500;

/** How often figures are asked for again that change slowly, milliseconds. */
export const slowRefreshMs = 180_000;
