import { addressOf } from '@besc/contracts/deploy/address-of';
import { useChain } from '../../blocks/chain/chain-context';
import type { UseHolding } from '../../blocks/feature/front';
import { usdSum } from '../../blocks/prices/usd-sum';
import { farmsSummary } from './farm-row';
import { harvestStep } from './farms.actions';
import { useFarms } from './use-farms';

/** What the connected account has staked in farms, and the signatures that harvest all of them. */
export const useFarmsHolding: UseHolding = () => {
  const { settings } = useChain();
  const { state, isFailed } = useFarms();
  const rows = state.kind === 'known' || state.kind === 'stale' ? state.rows : undefined;
  const summary = rows && farmsSummary(rows);
  if (summary === undefined) return { kind: isFailed ? 'failed' : 'loading' };
  const master = addressOf(settings, 'farms', 'master');
  const { stakedUsd, unpriced, earned, earnedUsd, harvestable } = summary;
  return {
    kind: 'known',
    holding: {
      value: stakedUsd,
      isPartly: unpriced > 0,
      isUnread: false,
      claimable: usdSum(earned > 0n ? [earnedUsd] : []),
      collect: harvestable.map((row) => ({
        key: `farm ${row.farm.pid}`,
        earned: row.mine?.earned ?? 0n,
        step: harvestStep(master, row),
      })),
    },
  };
};
