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
  staked: wholeSchema,
  stakedUSD: usdSchema,
  stakers: timeSchema,
});

/**
 * A day of a pool: what was staked as it ended, with USD at the prices of its last event
 * (10^-18; undefined without a price), and what was deposited, withdrawn and paid that day.
 */
export interface PoolDay extends StakeSums, Pick<z.output<typeof rowSchema>, 'staked' | 'stakedUSD' | 'stakers'> {
  /** When it began, unix seconds. */
  readonly time: number;
}

const rows = {
  fields: Object.keys(rowSchema.shape),
  row: z.pipe(
    rowSchema,
    z.transform(({ date, staked, stakedUSD, stakers, ...sums }: z.output<typeof rowSchema>): PoolDay => {
      return { time: date, staked, stakedUSD, stakers, ...sumsOfRow(sums) };
    }),
  ),
};

/** For each time (unix seconds) the newest day that began by then, oldest first, each once. Throws FetchError. */
export function fetchPoolDays({
  pool,
  ...request
}: IndexRequest & { pool: Address; times: readonly number[] }): Promise<PoolDay[]> {
  return fetchStakeDays({ ...request, kind: 'pool', owner: indexId(pool), rows });
}
