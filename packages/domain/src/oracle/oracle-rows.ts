// Prices have 8 decimals.

/** A price of the oracle. */
export const answerShape = {
  /** The time that the reporters signed. */
  updatedAt: 'time',
  /** The median of most reports: more of the same time replace fewer. */
  price: 'amount',
} as const;

/** A reporter with its last report; nothing of a report before the first. */
export const reporterShape = { id: 'address', updatedAt: 'time?', price: 'amount?' } as const;
