/** What one GraphQL request may ask for. The documents read block lookups in batches of 500. */
export const queryLimits = {
  bodyBytes: 256 * 1024,
  tokens: 30_000,
  depth: 8,
  aliases: 500,
  /** Rows that all lists of a request may ask for together, lists within lists multiplied. */
  rows: 20_000,
  /** So many rows count as a further request in the budget of a client. */
  rowsOfOneRequest: 1000,
  /** Rows of one list; the engine's own limit. */
  pageRows: 1000,
  /** The engine's page when no limit is given. */
  defaultPageRows: 50,
  /** Rows that may be skipped; further on a page is asked for by its cursor. */
  offset: 5000,
} as const;
