import type { ListState } from '../list/list-state';
import { linkedFirst } from '../list/use-linked-keys';

/**
 * What "Staked only" leaves of a list: the rows in which an account has a stake, those whose stake could not be read, which
 * may be its own, and those that a link opened. Undefined while no stake is known.
 */
export function stakedRows<Row extends { readonly key: string }>(
  rows: readonly Row[],
  options: {
    /** Undefined while it is not known; its stake where that could not be read. */
    readonly holdingOf: (row: Row) => { readonly staked: bigint | undefined } | undefined;
    readonly linked: readonly string[];
  },
): readonly Row[] | undefined {
  const { holdingOf, linked } = options;
  if (rows.length > 0 && rows.every((row) => holdingOf(row) === undefined)) return undefined;
  return rows.filter((row) => linked.includes(row.key) || holdingOf(row)?.staked !== 0n);
}

/**
 * One list of rows, live or finished, those of a link first; with "Staked only" what `stakedRows` leaves of it, and on its way
 * while no stake is known.
 */
export function stakeList<Row extends { readonly key: string }>(
  state: ListState<Row>,
  options: Parameters<typeof stakedRows<Row>>[1] & {
    readonly isHere: (row: Row) => boolean;
    readonly isStakedOnly: boolean;
  },
): ListState<Row> {
  if (state.kind !== 'known' && state.kind !== 'stale') return state;
  const here = state.rows.filter(options.isHere);
  const rows = options.isStakedOnly ? stakedRows(here, options) : here;
  return rows === undefined ? { kind: 'loading' } : { ...state, rows: linkedFirst(rows, options.linked) };
}
