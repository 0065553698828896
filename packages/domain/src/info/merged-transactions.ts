import type { InfoTransaction } from './info-transaction';

/** What was read of one list of transactions, newest first. */
export interface ReadList {
  readonly rows: readonly InfoTransaction[];
  /** Whether the list goes on. */
  readonly goesOn: boolean;
}

/**
 * Transactions of several lists in one order, newest first, each once. Where a list goes on, others are shown as far back as that one was
 * read only: between older ones some of its own would be missing.
 */
export function mergedTransactions(lists: readonly ReadList[]): readonly InfoTransaction[] {
  const horizon = Math.max(0, ...lists.map(({ rows, goesOn }) => (goesOn ? (rows.at(-1)?.time ?? 0) : 0)));
  const byId = new Map(lists.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)));
  return [...byId.values()].filter(({ time }) => time >= horizon).toSorted((one, other) => other.time - one.time);
}
