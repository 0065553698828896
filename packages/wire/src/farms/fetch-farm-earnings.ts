import type { Address } from '@besc/domain/shared/address';
import type { StakeSums } from '@besc/domain/shared/stake-sums';
import * as z from 'zod/mini';
import type { IndexRequest } from '../shared/fetch-index';
import { fetchAccountDays } from '../shared/fetch-stakes';
import { sumFields, sumsOfRow, timeSchema, wholeSchema } from '../shared/stake-schema';

const rowSchema = z.object({
  date: timeSchema,
  farmId: z.string().check(z.regex(/^\d{1,9}$/)),
  ...sumFields,
  staked: wholeSchema,
});

/** What an account deposited, withdrew and was paid in one farm on one day, and its stake as the day ended. */
export interface FarmEarnings extends StakeSums, Pick<z.output<typeof rowSchema>, 'staked'> {
  readonly pid: number;
  /** When the day began, unix seconds. */
  readonly time: number;
}

const rows = {
  fields: Object.keys(rowSchema.shape),
  row: z.pipe(
    rowSchema,
    z.transform(({ date, farmId, staked, ...sums }: z.output<typeof rowSchema>): FarmEarnings => {
      return { time: date, pid: Number(farmId), staked, ...sumsOfRow(sums) };
    }),
  ),
};

/** All days of an account with an action, oldest first, from `from` (unix seconds) on. Throws FetchError. */
export function fetchFarmEarnings(
  request: IndexRequest & { account: Address; from?: number },
): Promise<FarmEarnings[]> {
  return fetchAccountDays({ ...request, kind: 'farm', rows });
}
