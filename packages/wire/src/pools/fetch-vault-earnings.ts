import { vaultPositionDayShape } from '@besc/domain/pools/pool-rows';
import type { Address } from '@besc/domain/shared/address';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchAccountDays, type StakeDayRow } from '../shared/fetch-stakes';

/** A day of an account in the vault; `harvested` are bounties. It has earned shares x price of a share + all withdrawn - all deposited. */
export type VaultEarnings = StakeDayRow<typeof vaultPositionDayShape>;

/** All days of an account with an action, oldest first, from `from` (unix seconds) on. Throws FetchError. */
export function fetchVaultEarnings(
  request: IndexRequest & { account: Address; from?: number },
): Promise<VaultEarnings[]> {
  return fetchAccountDays({ ...request, kind: 'vault', shape: vaultPositionDayShape });
}
