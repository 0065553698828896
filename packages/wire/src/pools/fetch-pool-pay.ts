import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import * as z from 'zod/mini';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { timeSchema, wholeSchema } from '../shared/stake-schema';

const termsSchema = z.object({
  pool: z.nullable(z.object({ rewardPerBlock: wholeSchema, startBlock: wholeSchema, bonusEndBlock: wholeSchema })),
});
const termsQuery = 'query ($pool: String!) { pool(id: $pool) { rewardPerBlock startBlock bonusEndBlock } }';

/** The greatest number that the index can be asked for. A pool may name a later block; neither has ever come. */
const lastBlock = 2 ** 31 - 1;
const numberOf = (block: bigint) => Math.min(Number(block), lastBlock);

const timesSchema = z.object({ items: z.array(z.object({ timestamp: timeSchema })).check(z.maxLength(1)) });
const spanSchema = z.object({ start: timesSchema, end: timesSchema });
const blockAt = (number: string) =>
  `blocks(where: { number_gte: ${number} }, orderBy: "number", orderDirection: "asc", limit: 1) { items { timestamp } }`;
const spanQuery = `query ($start: Int!, $end: Int!) { start: ${blockAt('$start')} end: ${blockAt('$end')} }`;

/** What a pool pays, and when. */
export interface PoolPay {
  /** Smallest units of the reward; it is the same from the pool's start to its end. */
  readonly rewardPerBlock: bigint;
  /** When its start and its end came to pass, unix seconds; no end yet is undefined. */
  readonly from: number;
  readonly until: number | undefined;
}

/** The reward of a pool and the time over which it is paid; undefined while that has not begun. Throws FetchError. */
export async function fetchPoolPay({
  pool,
  ...request
}: IndexRequest & { pool: Address }): Promise<PoolPay | undefined> {
  const read = { document: { query: termsQuery, data: termsSchema }, variables: { pool: indexId(pool) } };
  const { pool: terms } = await fetchIndex({ ...request, ...read });
  if (terms === null) return undefined;
  const variables = { start: numberOf(terms.startBlock), end: numberOf(terms.bonusEndBlock) };
  const { start, end } = await fetchIndex({ ...request, document: { query: spanQuery, data: spanSchema }, variables });
  const from = start.items[0]?.timestamp;
  return from === undefined
    ? undefined
    : { rewardPerBlock: terms.rewardPerBlock, from, until: end.items[0]?.timestamp };
}
