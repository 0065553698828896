import { slowRefreshMs } from '@besc/domain/shared/constants';
import { fetchFarmEnds } from '@besc/wire/farms/fetch-farm-ends';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { indexQuery } from '../../blocks/chain/index-query';
import { failedRefreshMs } from '../../lib/fresh-while-visible';

/** When the timelock first lets anybody end a farm, in seconds. Undefined for a farm that goes on, and without the index. */
export function useFarmEnd(pid: number): number | undefined {
  const chain = useChain();
  const key = ['farm-ends'] as const;
  const query = indexQuery(chain, { key, refreshMs: slowRefreshMs, failedMs: failedRefreshMs, ask: fetchFarmEnds });
  return useQuery(query).data?.find((end) => end.pid === pid)?.time;
}
