/** What a table's own meaning allows of lists, beside its indexes. */
export interface Reading {
  /** Columns of text in which a part may be searched. */
  readonly searched?: readonly string[];
  /** Further columns of text that strangers wrote. */
  readonly told?: readonly string[];
  /** What columns are at least in rows where another is true: to ask for no more takes no row away, and needs no index. */
  readonly atLeast?: Readonly<Record<string, { readonly where: string; readonly value: number }>>;
  /** How many a column's list holds at most, where that is more than `queryLimits.valuesOfOneList`. */
  readonly longLists?: Readonly<Record<string, number>>;
}

/** Declares it beside the table, for the API to find; a table without one has neither. */
export function reading(table: object, declared: Reading) {
  return { table, reading: declared };
}
