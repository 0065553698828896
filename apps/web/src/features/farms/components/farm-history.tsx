import type { EmissionBlocks } from '@besc/domain/farms/farm-rewards';
import { fetchPaidFarmDays } from '@besc/wire/farms/fetch-paid-farm-days';
import { useMemo } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { deployedToken } from '../../../blocks/chain/deployed-token';
import { StakeHistory } from '../../../blocks/staking/stake-history';
import type { StakeHistorySubject } from '../../../blocks/staking/stake-history-subject';
import type { FarmRow } from '../farm-row';

/** What was locked in a farm and what its rewards made of it in a year, day by day. */
export function FarmHistory(props: { readonly row: FarmRow; readonly emission: EmissionBlocks }) {
  const { settings } = useChain();
  const { row } = props;
  const { startBlock, endBlock } = props.emission;
  const { farm, lpSymbol, stakedUsd, apr } = row;
  const { pid } = farm;
  const { rewards } = apr;
  const subject = useMemo(
    (): StakeHistorySubject => ({
      key: `farm-${pid}`,
      name: lpSymbol,
      reward: deployedToken(settings, 'money'),
      fetchDays: async (request) => {
        const days = await fetchPaidFarmDays({ ...request, pid, emission: { startBlock, endBlock } });
        return { locked: days, paying: days };
      },
      now: { stakedUsd, apr: rewards },
    }),
    [pid, lpSymbol, settings, startBlock, endBlock, stakedUsd, rewards],
  );
  return <StakeHistory subject={subject} />;
}
