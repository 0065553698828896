import { type Address, isAddressShape } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { powerOfTen } from '@besc/domain/shared/fixed-point';
import { floor, fraction, mul } from '@besc/domain/shared/fraction';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { parseDecimal } from '@besc/domain/shared/parse-decimal';
import { feeAprDays as days } from '@besc/domain/shared/trading-fee';
import { batches } from '../shared/batches';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, rowsOf } from '../shared/index-document';
import { indexLimits } from '../shared/index-limits';

const document = indexDocument('$pairs: [String!], $days: [String!], $most: Int!', {
  pairs: rowsOf('pairs(where: { id_in: $pairs }, limit: $most)', { id: 'address' }),
  days: rowsOf('pairDayDatas(where: { id_in: $days }, limit: $most)', {
    pairAddress: 'address',
    dailyVolumeUSD: 'value',
    dailyVolumeUntracked: 'value',
  }),
});

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
  const data = await fetchIndex({ ...request, document, variables });
  return data.pairs.map(({ id }) => {
    const own = data.days.filter(({ pairAddress }) => pairAddress === id);
    return [id, own.reduce((sum, day) => sum + (e18(day.dailyVolumeUSD) || e18(day.dailyVolumeUntracked)), 0n)];
  });
}

function e18(text: string): bigint {
  return floor(mul(parseDecimal(text) ?? fraction(0n), fraction(powerOfTen(18))));
}
