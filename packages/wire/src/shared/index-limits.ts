/** What one request may ask of the index: who asks keeps to it, and the index refuses what is more. */
export const indexLimits = {
  /** Look-ups, which are lists of at most `lookupRows` rows along an index. */
  lookups: 500,
  lookupRows: 10,
  /** Rows of one list, which is the engine's own limit, and ids of one. */
  pageRows: 1000,
} as const;
