import { slowRefreshMs } from '@besc/domain/shared/constants';
import { type HistoryRange, historyTimes } from '@besc/domain/yields/history-times';
import { pastAprs } from '@besc/domain/yields/past-aprs';
import { fetchDayPrices } from '@besc/wire/swap/fetch-day-prices';
import { useQuery } from '@tanstack/react-query';
import { failedRefreshMs, freshWhileVisible } from '../../lib/fresh-while-visible';
import { askIndex } from '../chain/ask-index';
import { useChain } from '../chain/chain-context';
import { chainSeconds } from '../clock/chain-seconds';
import type { StakeHistorySubject } from './stake-history-subject';

/** The days of a stake over a range, with the yield of each that has a price of its own. */
export function useStakeHistory(subject: StakeHistorySubject, range: HistoryRange) {
  const { settings, reader } = useChain();
  const { url } = settings.index;
  const { address, decimals } = subject.reward;
  return useQuery({
    queryKey: ['stake-history', url, subject.key, range],
    ...freshWhileVisible(slowRefreshMs, failedRefreshMs),
    retry: false,
    queryFn: async ({ signal }) => {
      const now = chainSeconds(reader);
      const times = historyTimes(range, now);
      return await askIndex({ url, signal }, async (request) => {
        const { locked, paying } = await subject.fetchDays({ ...request, times });
        const from = paying[0]?.time;
        const prices =
          from === undefined ? new Map<number, bigint>() : await fetchDayPrices({ ...request, token: address, from });
        return { now, times, locked, aprs: pastAprs({ days: paying, rewardDecimals: decimals, prices }) };
      });
    },
  });
}
