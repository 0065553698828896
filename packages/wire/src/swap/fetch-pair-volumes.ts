import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { powerOfTen } from '@besc/domain/shared/fixed-point';
import { floor, fraction, mul } from '@besc/domain/shared/fraction';
import { indexId } from '@besc/domain/shared/index-id';
import { parseDecimal } from '@besc/domain/shared/parse-decimal';
import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';
import { decimalSchema } from '../shared/decimal-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';

const daySeconds = 86_400;
const days = 7;
/** The index answers no more rows at once. */
const mostRows = 1000;

const dataSchema = z.object({
  pairs: z.object({ items: z.array(z.object({ id: addressSchema })) }),
  days: z.object({ items: z.array(z.object({ pairAddress: addressSchema, dailyVolumeUSD: decimalSchema })) }),
});

const query = `query ($pairs: [String!], $days: [String!], $most: Int!) {
  pairs(where: { id_in: $pairs }, limit: $most) { items { id } }
  days: pairDayDatas(where: { id_in: $days }, limit: $most) { items { pairAddress dailyVolumeUSD } }
}`;

/** USD times 10^18 that at most 142 pairs have traded in the last seven whole days (UTC); a pair that the index does not know is missing. One request. Throws FetchError. */
export async function fetchPairVolumes(
  request: IndexRequest & { pairs: readonly Address[]; nowSeconds: number },
): Promise<ReadonlyMap<Address, bigint>> {
  const { pairs, nowSeconds, ...rest } = request;
  const wanted = pairs.filter(isAddressShape).slice(0, Math.floor(mostRows / days));
  if (wanted.length === 0) return new Map();
  const today = Math.floor(nowSeconds / daySeconds);
  const ids = wanted.map(indexId);
  const variables = {
    pairs: ids,
    days: ids.flatMap((id) => Array.from({ length: days }, (_, index) => `${id}-${today - days + index}`)),
    most: mostRows,
  };
  const data = await fetchIndex({ ...rest, document: { query, data: dataSchema }, variables });
  return new Map(
    data.pairs.items.map(({ id }) => [
      id,
      data.days.items
        .filter(({ pairAddress }) => pairAddress === id)
        .reduce((sum, { dailyVolumeUSD }) => sum + e18(dailyVolumeUSD), 0n),
    ]),
  );
}

function e18(text: string): bigint {
  return floor(mul(parseDecimal(text) ?? fraction(0n), fraction(powerOfTen(18))));
}
