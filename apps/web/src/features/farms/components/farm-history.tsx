import { fetchPaidFarmDays } from '@besc/wire/farms/fetch-paid-farm-days';
import { useMemo } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { deployedToken } from '../../../blocks/chain/deployed-token';
import { StakeHistory } from '../../../blocks/staking/stake-history';
import type { StakeHistorySubject } from '../../../blocks/staking/stake-history-subject';
import type { FarmRow } from '../farm-row';

/** What was locked in a farm and what its rewards made of it in a year, day by day. */
export function FarmHistory({ row }: { readonly row: FarmRow }) {
  const { settings } = useChain();
  const { farm, lpSymbol, emission, stakedUsd, apr } = row;
  const { pid } = farm;
  const { rewards } = apr;
  const subject = useMemo(
    (): StakeHistorySubject => ({
      key: `farm-${pid}`,
      name: lpSymbol,
      reward: deployedToken(settings, 'money'),
      fetchDays: async (request) => {
        const days = await fetchPaidFarmDays({ ...request, pid, emission });
        return { locked: days, paying: days };
      },
      now: { stakedUsd, apr: rewards },
    }),
    [pid, lpSymbol, settings, emission, stakedUsd, rewards],
  );
  return <StakeHistory subject={subject} />;
}
