import { farmDayShape } from '@besc/domain/farms/farm-rows';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchStakeDays } from '../shared/fetch-stakes';

/** A farm: for each time (unix seconds) the newest day that began by then, oldest first, each once. Throws FetchError. */
export function fetchFarmDays({ pid, ...request }: IndexRequest & { pid: number; times: readonly number[] }) {
  return fetchStakeDays({ ...request, kind: 'farm', owner: String(pid), shape: farmDayShape });
}
