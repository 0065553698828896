import type { PoolRow } from './pool-row';

/** Pools in which something waits to be harvested; the vault stakes by itself. */
export function harvestable(rows: readonly PoolRow[]): readonly PoolRow[] {
  return rows.filter(({ hasHarvest, holding }) => hasHarvest && (holding?.earned ?? 0n) > 0n);
}
