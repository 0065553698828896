import { slowRefreshMs } from '@besc/domain/shared/constants';
import { type HistoryRange, historyTimes } from '@besc/domain/yields/history-times';
import { pastAprs } from '@besc/domain/yields/past-aprs';
import { fetchDayPrices } from '@besc/wire/swap/fetch-day-prices';
import { useQuery } from '@tanstack/react-query';
import { failedRefreshMs } from '../../lib/fresh-while-visible';
import { useChain } from '../chain/chain-context';
import { indexQuery } from '../chain/index-query';
import { chainSeconds } from '../clock/chain-seconds';
import type { StakeHistorySubject } from './stake-history-subject';

/** The days of a stake over a range, with the yield of each that has a price of its own. */
export function useStakeHistory(subject: StakeHistorySubject, range: HistoryRange) {
  const chain = useChain();
  const { address, decimals } = subject.reward;
  return useQuery(
    indexQuery(chain, {
      key: ['stake-history', subject.key, range],
      refreshMs: slowRefreshMs,
      failedMs: failedRefreshMs,
      ask: async (request) => {
        const now = chainSeconds(chain.reader);
        const times = historyTimes(range, now);
        const { locked, paying } = await subject.fetchDays({ ...request, times });
        const from = paying[0]?.time;
        const prices =
          from === undefined ? new Map<number, bigint>() : await fetchDayPrices({ ...request, token: address, from });
        return { now, times, locked, aprs: pastAprs({ days: paying, rewardDecimals: decimals, prices }) };
      },
    }),
  );
}
