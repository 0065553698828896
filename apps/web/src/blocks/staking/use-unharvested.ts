import { useState } from 'react';

/**
 * What a dialog offered to harvest when it was opened and has not been harvested since, so that Confirm after a run that
 * stopped midway asks for the rest alone. What is earned grows with each block and falls by a harvest. Nothing is added: the
 * list must not change under the finger.
 */
export function useUnharvested<Row extends { readonly key: string }>(
  rows: readonly Row[],
  earnedOf: (row: Row) => bigint | undefined,
): readonly Row[] {
  const [opened] = useState(() => new Map(rows.map((row) => [row.key, earnedOf(row) ?? 0n])));
  return rows.filter((row) => {
    const before = opened.get(row.key);
    return before !== undefined && (earnedOf(row) ?? before) >= before;
  });
}
