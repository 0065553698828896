import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import type { DerivedPrice } from '@besc/domain/swap/chart-series';
import * as z from 'zod/mini';
import { decimalSchema } from '../shared/decimal-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';

const dataSchema = z.record(
  z.string(),
  z.object({ items: z.array(z.object({ derivedNative: decimalSchema })).check(z.maxLength(1)) }),
);

/**
 * Derived price of a token (native coin per token, decimal text) at each time (unix seconds): its value after the newest
 * block by then. Times before the token's first price are missing. One request; at most 500 times. Throws FetchError.
 */
export async function fetchDerivedPrices(
  request: IndexRequest & { token: Address; times: readonly number[] },
): Promise<DerivedPrice[]> {
  const { token, times, ...rest } = request;
  const points = times.map((time) => ({ time, key: `t${Math.floor(time)}`, until: Math.floor(time) }));
  return await fetchAt({ ...rest, token, points, field: 'timestamp' });
}

/**
 * As `fetchDerivedPrices`, at block numbers, each with the time it stands for (000 section 7: derived token price by block
 * number).
 */
export async function fetchDerivedPricesAtBlocks(
  request: IndexRequest & { token: Address; blocks: readonly { readonly number: number; readonly time: number }[] },
): Promise<DerivedPrice[]> {
  const { token, blocks, ...rest } = request;
  const points = blocks.map(({ number, time }) => ({ time, key: `b${number}`, until: number }));
  return await fetchAt({ ...rest, token, points, field: 'blockNumber' });
}

async function fetchAt(
  request: IndexRequest & {
    token: Address;
    points: readonly { time: number; key: string; until: number }[];
    field: 'timestamp' | 'blockNumber';
  },
): Promise<DerivedPrice[]> {
  const { token, points, field, ...rest } = request;
  if (points.length === 0) return [];
  const lookups = new Map(
    points.map(({ key, until }) => [
      key,
      `${key}: tokenSnapshots(where: { tokenId: $token, ${field}_lte: ${until} }, orderBy: "${field}", orderDirection: "desc", limit: 1) { items { derivedNative } }`,
    ]),
  );
  const data = await fetchIndex({
    ...rest,
    document: { query: `query ($token: String!) { ${[...lookups.values()].join(' ')} }`, data: dataSchema },
    variables: { token: indexId(token) },
  });
  return points.flatMap(({ time, key }) => {
    const price = data[key]?.items[0];
    return price === undefined ? [] : [{ time, derived: price.derivedNative }];
  });
}
