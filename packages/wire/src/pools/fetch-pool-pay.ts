import { poolPayShape } from '@besc/domain/pools/pool-rows';
import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { type BlockSpan, fetchBlockSpan } from '../shared/fetch-block-span';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow } from '../shared/index-document';

const document = indexDocument('$pool: String!', { pool: oneRow('pool(id: $pool)', poolPayShape) });

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
  const { pool: terms } = await fetchIndex({ ...request, document, variables: { pool: indexId(pool) } });
  if (terms === undefined) return undefined;
  const span = await fetchBlockSpan({ ...request, start: terms.startBlock, end: terms.bonusEndBlock });
  return span && { rewardPerBlock: terms.rewardPerBlock, ...span };
}
