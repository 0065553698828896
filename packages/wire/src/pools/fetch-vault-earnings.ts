import type { Address } from '@besc/domain/shared/address';
import type { StakeSums } from '@besc/domain/shared/stake-sums';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchAccountDays } from '../shared/fetch-stakes';
import { sumFields, sumsOfRow, timeSchema, wholeSchema } from '../shared/stake-schema';

const rowSchema = z.object({
  date: timeSchema,
  vaultId: addressSchema,
  ...sumFields,
  shares: wholeSchema,
  worth: wholeSchema,
});

/**
 * A day of an account in the vault: its shares and what they were worth after the last deposit or withdrawal; `harvested` are
 * bounties. What it has earned by then is shares x price of a share + all withdrawn - all deposited.
 */
export interface VaultEarnings extends StakeSums, Pick<z.output<typeof rowSchema>, 'shares' | 'worth'> {
  readonly vault: Address;
  /** When the day began, unix seconds. */
  readonly time: number;
}

const rows = {
  fields: Object.keys(rowSchema.shape),
  row: z.pipe(
    rowSchema,
    z.transform(({ date, vaultId, shares, worth, ...sums }: z.output<typeof rowSchema>): VaultEarnings => {
      return { time: date, vault: vaultId, shares, worth, ...sumsOfRow(sums) };
    }),
  ),
};

/** All days of an account with an action, oldest first, from `from` (unix seconds) on. Throws FetchError. */
export function fetchVaultEarnings(
  request: IndexRequest & { account: Address; from?: number },
): Promise<VaultEarnings[]> {
  return fetchAccountDays({ ...request, kind: 'vault', rows });
}
