import type { Address } from '@besc/domain/shared/address';
import type { StakeSums } from '@besc/domain/shared/stake-sums';
import * as z from 'zod/mini';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchStakePositions } from '../shared/fetch-stakes';
import { sumFields, sumsOfRow, wholeSchema } from '../shared/stake-schema';

const rowSchema = z.object({
  farmId: z.string().check(z.regex(/^\d{1,9}$/)),
  ...sumFields,
  staked: wholeSchema,
  owed: wholeSchema,
});

/** An account in a farm: its stake, what it is owed, and all that it ever deposited, withdrew and was paid. */
export interface FarmPosition extends StakeSums, Pick<z.output<typeof rowSchema>, 'staked' | 'owed'> {
  readonly pid: number;
}

const rows = {
  fields: Object.keys(rowSchema.shape),
  row: z.pipe(
    rowSchema,
    z.transform(({ farmId, staked, owed, ...sums }: z.output<typeof rowSchema>): FarmPosition => {
      return { pid: Number(farmId), staked, owed, ...sumsOfRow(sums) };
    }),
  ),
};

/** Positions in all farms that the account ever used, the last used first. Throws FetchError. */
export function fetchFarmPositions(request: IndexRequest & { account: Address }): Promise<FarmPosition[]> {
  return fetchStakePositions({ ...request, kind: 'farm', rows });
}
