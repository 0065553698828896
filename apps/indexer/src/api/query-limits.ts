import { indexLimits } from '@besc/wire/shared/index-limits';

/** What one GraphQL request may ask for. The documents read block lookups in batches of 500. */
export const queryLimits = {
  ...indexLimits,
  bodyBytes: 64 * 1024,
  /** A request of look-ups alone may be longer: 500 of them, written out, are 85 000 bytes. */
  lookupBodyBytes: 128 * 1024,
  tokens: 30_000,
  depth: 8,
  aliases: indexLimits.lookups,
  /** Fields of one name beside each other, and fragments: each pair of them is compared before anything is read. */
  sameFields: 20,
  fragments: 50,
  /** Lists that are no look-ups. */
  pages: 30,
  /** Searches by name and total counts, which look through a whole table. */
  scans: 2,
  searchCharacters: 64,
  /** Conditions of one list. */
  conditions: 20,
  /** Rows that all lists of a request may ask for together, lists within lists multiplied. */
  rows: 20_000,
  /** Fields that are written for all these rows together; a column that holds a list counts as so many, or as its table says. */
  values: 200_000,
  valuesOfOneList: 16,
  /** So many a column counts that a stranger may make long. */
  valuesOfOneLong: 8,
  /** So many rows or values count as a further request in the budget of a client. */
  rowsOfOneRequest: 1000,
  valuesOfOneRequest: 10_000,
  lookupsOfOneRequest: 25,
  /** So many requests a scan counts as. */
  requestsOfOneScan: 50,
  /** So long a client is worked for in a minute, for each request that it may make in one; and at least so long. */
  millisecondsOfOneRequest: 20,
  leastMilliseconds: 10_000,
  /** The engine's page when no limit is given. */
  defaultPageRows: 50,
  /** Rows that may be skipped; further on a page is asked for by its cursor. */
  offset: 5000,
} as const;
