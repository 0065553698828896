import { poolPositionDayShape } from '@besc/domain/pools/pool-rows';
import type { Address } from '@besc/domain/shared/address';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchAccountDays, type StakeDayRow } from '../shared/fetch-stakes';

/** What an account deposited, withdrew and was paid in one pool on one day, and its stake as the day ended. */
export type PoolEarnings = StakeDayRow<typeof poolPositionDayShape>;

/** All days of an account with an action, oldest first, from `from` (unix seconds) on. Throws FetchError. */
export function fetchPoolEarnings(
  request: IndexRequest & { account: Address; from?: number },
): Promise<PoolEarnings[]> {
  return fetchAccountDays({ ...request, kind: 'pool', shape: poolPositionDayShape });
}
