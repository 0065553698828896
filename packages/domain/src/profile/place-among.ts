/** The place of points among all, from 1; equal ones share the better place. */
export function placeAmong(points: bigint, all: readonly bigint[]): number {
  return 1 + all.filter((other) => other > points).length;
}
