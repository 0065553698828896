import type { Address } from '@besc/domain/shared/address';
import type { StakeSums } from '@besc/domain/shared/stake-sums';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchStakePositions } from '../shared/fetch-stakes';
import { sumFields, sumsOfRow, wholeSchema } from '../shared/stake-schema';

const rowSchema = z.object({
  poolId: addressSchema,
  ...sumFields,
  staked: wholeSchema,
  owed: wholeSchema,
});

/** An account in a pool: its stake, what it is owed, and all that it ever deposited, withdrew and was paid. */
export interface PoolPosition extends StakeSums, Pick<z.output<typeof rowSchema>, 'staked' | 'owed'> {
  readonly pool: Address;
}

const rows = {
  fields: Object.keys(rowSchema.shape),
  row: z.pipe(
    rowSchema,
    z.transform(({ poolId, staked, owed, ...sums }: z.output<typeof rowSchema>): PoolPosition => {
      return { pool: poolId, staked, owed, ...sumsOfRow(sums) };
    }),
  ),
};

/** Positions in all pools that the account ever used, the last used first. Throws FetchError. */
export function fetchPoolPositions(request: IndexRequest & { account: Address }): Promise<PoolPosition[]> {
  return fetchStakePositions({ ...request, kind: 'pool', rows });
}
