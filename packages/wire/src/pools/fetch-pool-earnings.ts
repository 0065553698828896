import type { Address } from '@besc/domain/shared/address';
import type { StakeSums } from '@besc/domain/shared/stake-sums';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchAccountDays } from '../shared/fetch-stakes';
import { sumFields, sumsOfRow, timeSchema, wholeSchema } from '../shared/stake-schema';

const rowSchema = z.object({
  date: timeSchema,
  poolId: addressSchema,
  ...sumFields,
  staked: wholeSchema,
});

/** What an account deposited, withdrew and was paid in one pool on one day, and its stake as the day ended. */
export interface PoolEarnings extends StakeSums, Pick<z.output<typeof rowSchema>, 'staked'> {
  readonly pool: Address;
  /** When the day began, unix seconds. */
  readonly time: number;
}

const rows = {
  fields: Object.keys(rowSchema.shape),
  row: z.pipe(
    rowSchema,
    z.transform(({ date, poolId, staked, ...sums }: z.output<typeof rowSchema>): PoolEarnings => {
      return { time: date, pool: poolId, staked, ...sumsOfRow(sums) };
    }),
  ),
};

/** All days of an account with an action, oldest first, from `from` (unix seconds) on. Throws FetchError. */
export function fetchPoolEarnings(
  request: IndexRequest & { account: Address; from?: number },
): Promise<PoolEarnings[]> {
  return fetchAccountDays({ ...request, kind: 'pool', rows });
}
