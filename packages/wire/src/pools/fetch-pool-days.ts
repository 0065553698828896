import { poolDayShape } from '@besc/domain/pools/pool-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchStakeDays } from '../shared/fetch-stakes';

/** A pool: for each time (unix seconds) the newest day that began by then, oldest first, each once. Throws FetchError. */
export function fetchPoolDays({ pool, ...request }: IndexRequest & { pool: Address; times: readonly number[] }) {
  return fetchStakeDays({ ...request, kind: 'pool', owner: indexId(pool), shape: poolDayShape });
}
