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
  moneyPerBlock: wholeSchema,
});

/**
 * A day of a farm: what was staked as it ended, with USD at the prices of its last event
 * (10^-18; undefined without a price), its MONEY a block, and what was deposited, withdrawn
 * and paid that day.
 */
export interface FarmDay
  extends StakeSums,
    Pick<z.output<typeof rowSchema>, 'staked' | 'stakedUSD' | 'stakers' | 'moneyPerBlock'> {
  /** When it began, unix seconds. */
  readonly time: number;
}

const rows = {
  fields: Object.keys(rowSchema.shape),
  row: z.pipe(
    rowSchema,
    z.transform(({ date, staked, stakedUSD, stakers, moneyPerBlock, ...sums }: z.output<typeof rowSchema>): FarmDay => {
      return { time: date, staked, stakedUSD, stakers, moneyPerBlock, ...sumsOfRow(sums) };
    }),
  ),
};

/** For each time (unix seconds) the newest day that began by then, oldest first, each once. Throws FetchError. */
export function fetchFarmDays({
  pid,
  ...request
}: IndexRequest & { pid: number; times: readonly number[] }): Promise<FarmDay[]> {
  return fetchStakeDays({ ...request, kind: 'farm', owner: String(pid), rows });
}
