import { vaultDayShape } from '@besc/domain/pools/pool-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchStakeDays } from '../shared/fetch-stakes';

/** The vault: for each time (unix seconds) the newest day that began by then, oldest first, each once. Throws FetchError. */
export function fetchVaultDays({ vault, ...request }: IndexRequest & { vault: Address; times: readonly number[] }) {
  return fetchStakeDays({ ...request, kind: 'vault', owner: indexId(vault), shape: vaultDayShape });
}
