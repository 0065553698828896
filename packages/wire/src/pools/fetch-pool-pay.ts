import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import * as z from 'zod/mini';
import { type BlockSpan, fetchBlockSpan } from '../shared/fetch-block-span';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { wholeSchema } from '../shared/stake-schema';

const termsSchema = z.object({
  pool: z.nullable(z.object({ rewardPerBlock: wholeSchema, startBlock: wholeSchema, bonusEndBlock: wholeSchema })),
});
const termsQuery = 'query ($pool: String!) { pool(id: $pool) { rewardPerBlock startBlock bonusEndBlock } }';

/** What a pool pays, and when. */
export interface PoolPay extends BlockSpan {
  /** Smallest units of the reward; it is the same from the pool's start to its end. */
  readonly rewardPerBlock: bigint;
}

/** The reward of a pool and the time over which it is paid; undefined while that has not begun. Throws FetchError. */
export async function fetchPoolPay({
  pool,
  ...request
}: IndexRequest & { pool: Address }): Promise<PoolPay | undefined> {
  const read = { document: { query: termsQuery, data: termsSchema }, variables: { pool: indexId(pool) } };
  const { pool: terms } = await fetchIndex({ ...request, ...read });
  if (terms === null) return undefined;
  const span = await fetchBlockSpan({ ...request, start: terms.startBlock, end: terms.bonusEndBlock });
  return span && { rewardPerBlock: terms.rewardPerBlock, ...span };
}
