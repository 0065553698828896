import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { StakeSums } from '@besc/domain/shared/stake-sums';
import * as z from 'zod/mini';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchStakeDays } from '../shared/fetch-stakes';
import { sumFields, sumsOfRow, timeSchema, usdSchema, wholeSchema } from '../shared/stake-schema';

const rowSchema = z.object({
  date: timeSchema,
  ...sumFields,
  shares: wholeSchema,
  assets: wholeSchema,
  assetsUSD: usdSchema,
  pricePerShare: wholeSchema,
  holders: timeSchema,
  collected: wholeSchema,
});

/**
 * A day of the vault: MONEY of all shares as it ended, with USD at the prices of its last event
 * (10^-18; undefined without a price), wei of 10^18 shares, what the farm paid that
 * day, and what was deposited, withdrawn and paid for harvests.
 */
export interface VaultDay
  extends StakeSums,
    Pick<z.output<typeof rowSchema>, 'shares' | 'assets' | 'assetsUSD' | 'pricePerShare' | 'holders' | 'collected'> {
  /** When it began, unix seconds. */
  readonly time: number;
}

const rows = {
  fields: Object.keys(rowSchema.shape),
  row: z.pipe(
    rowSchema,
    z.transform(
      ({
        date,
        shares,
        assets,
        assetsUSD,
        pricePerShare,
        holders,
        collected,
        ...sums
      }: z.output<typeof rowSchema>): VaultDay => {
        return { time: date, shares, assets, assetsUSD, pricePerShare, holders, collected, ...sumsOfRow(sums) };
      },
    ),
  ),
};

/** For each time (unix seconds) the newest day that began by then, oldest first, each once. Throws FetchError. */
export function fetchVaultDays({
  vault,
  ...request
}: IndexRequest & { vault: Address; times: readonly number[] }): Promise<VaultDay[]> {
  return fetchStakeDays({ ...request, kind: 'vault', owner: indexId(vault), rows });
}
