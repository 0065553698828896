import type { HoldingState, UseHolding } from '../../blocks/feature/front';
import { harvestable } from './harvestable';
import { independentHarvestStep } from './pools.actions';
import { holdingSums } from './pools.view-model';
import { usePools } from './use-pools';

/** What the connected account has staked in pools and vault, and the signatures that harvest what they have earned. */
export const usePoolsHolding: UseHolding = () => poolsHolding(usePools());

type Read = 'rows' | 'state' | 'mayBeMore' | 'isVaultUnread' | 'isPriced' | 'arePricesUnread';

/** The same, from what was read of them. */
export function poolsHolding(read: Pick<ReturnType<typeof usePools>, Read>): HoldingState {
  const { rows, state, isVaultUnread, isPriced, arePricesUnread } = read;
  if (state.kind === 'failed') return { kind: 'failed' };
  const isKnown = state.kind !== 'loading' && (isVaultUnread || rows.every(({ holding }) => holding !== undefined));
  const isUnread = isVaultUnread || read.mayBeMore || rows.some((row) => row.isUnread);
  // Without vault or MONEY's farm, which are asked apart from the registry, or without prices, a sum would be too small.
  if (!isKnown || !isPriced) return { kind: 'loading' };
  const { staked, earned } = holdingSums(rows);
  return {
    kind: 'known',
    holding: {
      value: staked.value,
      isPartly: staked.isPartly || isUnread,
      isUnread: isUnread || arePricesUnread,
      claimable: { ...earned, isPartly: earned.isPartly || isUnread },
      collect: harvestable(rows).map((row) => ({
        key: `pool ${row.key}`,
        earned: row.holding?.earned ?? 0n,
        step: independentHarvestStep(row),
      })),
    },
  };
}
