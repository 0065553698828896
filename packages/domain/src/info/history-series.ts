/** Something at the border of two parts of a range; undefined before it began. */
export type AtEdges<Past> = readonly (Past | undefined)[];

/** A part of a range by its first second (unix). */
export interface SeriesPoint {
  readonly time: number;
  readonly value: number;
}

/** A state, such as a price, at the end of each part; parts without one are left out. */
export function stateSeries<Past>(
  edges: readonly number[],
  past: AtEdges<Past>,
  value: (past: Past) => number | undefined,
): readonly SeriesPoint[] {
  return edges.slice(0, -1).flatMap((time, index) => {
    const at = past[index + 1];
    const known = at === undefined ? undefined : value(at);
    return known === undefined || !(known > 0) ? [] : [{ time, value: known }];
  });
}

/** What a running sum, such as the volume, grew by in each part; parts before the first event are left out. */
export function sumSeries<Past>(
  edges: readonly number[],
  past: AtEdges<Past>,
  sum: (past: Past) => bigint,
): readonly SeriesPoint[] {
  return edges.slice(0, -1).flatMap((time, index) => {
    const after = past[index + 1];
    if (after === undefined) return [];
    const before = past[index];
    const grown = sum(after) - (before === undefined ? 0n : sum(before));
    return [{ time, value: grown < 0n ? 0 : Number(grown) / 1e18 }];
  });
}
