import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { powerOfTen } from '@besc/domain/shared/fixed-point';
import { floor, fraction, mul } from '@besc/domain/shared/fraction';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { parseDecimal } from '@besc/domain/shared/parse-decimal';
import { feeAprDays as days } from '@besc/domain/shared/trading-fee';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { batches } from '../shared/batches';
import { decimalSchema } from '../shared/decimal-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexLimits } from '../shared/index-limits';

const dataSchema = z.object({
  pairs: z.object({ items: z.array(z.object({ id: addressSchema })) }),
  days: z.object({
    items: z.array(
      z.object({ pairAddress: addressSchema, dailyVolumeUSD: decimalSchema, dailyVolumeUntracked: decimalSchema }),
    ),
  }),
});

const query = `query ($pairs: [String!], $days: [String!], $most: Int!) {
  pairs(where: { id_in: $pairs }, limit: $most) { items { id } }
  days: pairDayDatas(where: { id_in: $days }, limit: $most) { items { pairAddress dailyVolumeUSD dailyVolumeUntracked } }
}`;

/**
 * USD times 10^18 that pairs have traded in the last seven whole days (UTC); a pair that the index does not know is missing. Where
 * neither token is trusted nothing is tracked, and what the index makes of both prices counts, as for a single trade. One request
 * for each 142 pairs. Throws FetchError.
 */
export async function fetchPairVolumes(
  request: IndexRequest & { pairs: readonly Address[]; nowSeconds: number },
): Promise<ReadonlyMap<Address, bigint>> {
  const { pairs, nowSeconds, ...rest } = request;
  const today = Math.floor(nowSeconds / daySeconds);
  const parts = batches(pairs.filter(isAddressShape).map(indexId), Math.floor(indexLimits.pageRows / days));
  const volumes = await Promise.all(parts.map((ids) => fetchPart(rest, ids, today)));
  return new Map(volumes.flat());
}

async function fetchPart(
  request: IndexRequest,
  ids: readonly IndexId[],
  today: number,
): Promise<(readonly [Address, bigint])[]> {
  const variables = {
    pairs: ids,
    days: ids.flatMap((id) => Array.from({ length: days }, (_, index) => `${id}-${today - days + index}`)),
    most: indexLimits.pageRows,
  };
  const data = await fetchIndex({ ...request, document: { query, data: dataSchema }, variables });
  return data.pairs.items.map(({ id }) => {
    const own = data.days.items.filter(({ pairAddress }) => pairAddress === id);
    return [id, own.reduce((sum, day) => sum + (e18(day.dailyVolumeUSD) || e18(day.dailyVolumeUntracked)), 0n)];
  });
}

function e18(text: string): bigint {
  return floor(mul(parseDecimal(text) ?? fraction(0n), fraction(powerOfTen(18))));
}
