import type { EmissionBlocks } from '@besc/domain/farms/farm-rewards';
import type { StakeDay } from '@besc/domain/yields/past-aprs';
import { fetchBlockSpan, hasDay } from '../shared/fetch-block-span';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchFarmDays } from './fetch-farm-days';

/**
 * The days of `fetchFarmDays` with what was paid for them: a farm has its part of the emission from its first day on, but no block
 * before the emission's first and none from its last on pays. Such days have no reward, and none has one while the emission's
 * blocks are not known. Throws FetchError.
 */
export async function fetchPaidFarmDays(
  request: IndexRequest & { pid: number; times: readonly number[]; emission: EmissionBlocks | undefined },
): Promise<StakeDay[]> {
  const { pid, times, emission, ...index } = request;
  const [days, span] = await Promise.all([
    fetchFarmDays({ ...index, pid, times }),
    emission && fetchBlockSpan({ ...index, start: emission.startBlock, end: emission.endBlock }),
  ]);
  return days.map(({ time, stakedUSD, moneyPerBlock }) => ({
    time,
    stakedUsdE18: stakedUSD,
    rewardPerBlock: hasDay(span, time) ? moneyPerBlock : undefined,
  }));
}
