import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { useChain } from '../../blocks/chain/chain-context';
import type { HoldingState, UseHolding } from '../../blocks/feature/front';
import { usdSum } from '../../blocks/prices/usd-sum';
import { farmsSummary } from './farm-row';
import { harvestStep } from './farms.actions';
import { useFarms } from './use-farms';

/** What the connected account has staked in farms, and the signatures that harvest all of them. */
export const useFarmsHolding: UseHolding = () => {
  const { settings } = useChain();
  return farmsHolding(useFarms(), addressOf(settings, 'farms', 'master'));
};

type Read = 'state' | 'isFailed' | 'arePricesUnread' | 'mayBeMore';

/** The same, from what was read of them. */
export function farmsHolding(
  { state, isFailed, ...unread }: Pick<ReturnType<typeof useFarms>, Read>,
  master: Address,
): HoldingState {
  const rows = state.kind === 'known' || state.kind === 'stale' ? state.rows : undefined;
  const summary = rows && farmsSummary(rows, unread);
  if (summary === undefined) return { kind: isFailed ? 'failed' : 'loading' };
  const { staked, earned, earnedUsd, harvestable, isUnread } = summary;
  const claimable = usdSum(earned > 0n ? [earnedUsd] : []);
  return {
    kind: 'known',
    holding: {
      value: staked.value,
      isPartly: staked.isPartly,
      isUnread: unread.arePricesUnread || isUnread.staked,
      claimable: { ...claimable, isPartly: claimable.isPartly || isUnread.earned },
      collect: harvestable.map((row) => ({
        key: `farm ${row.farm.pid}`,
        earned: row.mine?.earned ?? 0n,
        step: harvestStep(master, row),
      })),
    },
  };
}
