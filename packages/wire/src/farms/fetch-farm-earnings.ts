import { farmPositionDayShape } from '@besc/domain/farms/farm-rows';
import type { Address } from '@besc/domain/shared/address';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchAccountDays, type StakeDayRow } from '../shared/fetch-stakes';

/** What an account deposited, withdrew and was paid in one farm on one day, and its stake as the day ended. */
export type FarmEarnings = StakeDayRow<typeof farmPositionDayShape>;

/** All days of an account with an action, oldest first, from `from` (unix seconds) on. Throws FetchError. */
export function fetchFarmEarnings(
  request: IndexRequest & { account: Address; from?: number },
): Promise<FarmEarnings[]> {
  return fetchAccountDays({ ...request, kind: 'farm', shape: farmPositionDayShape });
}
