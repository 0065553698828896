/**
 * What "Staked only" leaves of a list: the rows in which an account has a stake, those whose stake could not be read, which
 * may be its own, and those that a link opened. Undefined while no stake is known.
 */
export function stakedRows<Row extends { readonly key: string }>(
  rows: readonly Row[],
  options: { readonly stakeOf: (row: Row) => bigint | undefined; readonly linked: readonly string[] },
): readonly Row[] | undefined {
  const { stakeOf, linked } = options;
  if (rows.length > 0 && rows.every((row) => stakeOf(row) === undefined)) return undefined;
  return rows.filter((row) => linked.includes(row.key) || stakeOf(row) !== 0n);
}
