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

/** The same, from what was read of them. */
export function farmsHolding(
  { state, isFailed, areTokensUnread }: Pick<ReturnType<typeof useFarms>, 'state' | 'isFailed' | 'areTokensUnread'>,
  master: Address,
): HoldingState {
  const rows = state.kind === 'known' || state.kind === 'stale' ? state.rows : undefined;
  const summary = rows && farmsSummary(rows);
  if (summary === undefined) return { kind: isFailed ? 'failed' : 'loading' };
  const { stakedUsd, unpriced, earned, earnedUsd, harvestable } = summary;
  return {
    kind: 'known',
    holding: {
      value: stakedUsd,
      isPartly: unpriced > 0,
      isUnread: areTokensUnread,
      claimable: usdSum(earned > 0n ? [earnedUsd] : []),
      collect: harvestable.map((row) => ({
        key: `farm ${row.farm.pid}`,
        earned: row.mine?.earned ?? 0n,
        step: harvestStep(master, row),
      })),
    },
  };
}
