import { derivedNative } from '@besc/domain/market/derived-native';
import type { PricedPair } from '@besc/domain/market/priced-pair';
import type { PricingRules } from '@besc/domain/market/pricing-rules';
import type { Address } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { powerOfTen } from '@besc/domain/shared/fixed-point';
import { indexId } from '@besc/domain/shared/index-id';
import { parseDecimal } from '@besc/domain/shared/parse-decimal';
import type { DerivedPrice } from '@besc/domain/swap/chart-series';
import * as z from 'zod/mini';
import { batches } from '../shared/batches';
import { decimalSchema } from '../shared/decimal-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexLimits } from '../shared/index-limits';

const decimalsSchema = z.int().check(z.minimum(0), z.maximum(255));
const rowSchema = z.object({
  reserve0: decimalSchema,
  reserve1: decimalSchema,
  decimals0: decimalsSchema,
  decimals1: decimalsSchema,
});
const dataSchema = z.record(z.string(), z.object({ items: z.array(rowSchema).check(z.maxLength(1)) }));

/** A pair, whether it exists or not; its tokens in its own order. */
export interface PairPlace {
  readonly address: Address;
  readonly token0: Address;
  readonly token1: Address;
}

/** A token, and all that may price it by the rules of the deployment. */
interface Priced {
  readonly token: Address;
  readonly pairs: readonly PairPlace[];
  readonly rules: PricingRules<Address>;
}

/**
 * Derived price of a token (native coin per token, decimal text) at the end of each span of `spanSeconds` that begins at one of
 * the times (unix seconds), as the hours and days of a pair have it: by what its pairs and those of the trusted tokens held
 * after the newest block by then, since the token's own last event would know nothing of a trusted token that moved later.
 * Times without a price are missing. 500 look-ups a request, one for each pair and time. Throws FetchError.
 */
export async function fetchDerivedPrices(
  request: IndexRequest & Priced & { times: readonly number[]; spanSeconds: number },
): Promise<DerivedPrice[]> {
  const { times, spanSeconds, ...rest } = request;
  const points = times.map((time) => ({ time, until: Math.floor(time) + spanSeconds - 1 }));
  return await fetchAt({ ...rest, points, field: 'timestamp' });
}

/**
 * As `fetchDerivedPrices`, at block numbers, each with the time it stands for (000 section 7: derived token price by block
 * number).
 */
export async function fetchDerivedPricesAtBlocks(
  request: IndexRequest & Priced & { blocks: readonly { readonly number: number; readonly time: number }[] },
): Promise<DerivedPrice[]> {
  const { blocks, ...rest } = request;
  const points = blocks.map(({ number, time }) => ({ time, until: number }));
  return await fetchAt({ ...rest, points, field: 'blockNumber' });
}

async function fetchAt(
  request: IndexRequest &
    Priced & { points: readonly { time: number; until: number }[]; field: 'timestamp' | 'blockNumber' },
): Promise<DerivedPrice[]> {
  const { token, pairs, rules, points, field, ...rest } = request;
  const lookups = points.flatMap(({ until }, point) =>
    pairs.map((pair, at) => {
      const where = `{ pairId: "${indexId(pair.address)}", ${field}_lte: ${until} }`;
      const list = `pairSnapshots(where: ${where}, orderBy: "${field}", orderDirection: "desc", limit: 1)`;
      return `t${point * pairs.length + at}: ${list} { items { reserve0 reserve1 decimals0 decimals1 } }`;
    }),
  );
  const parts = await Promise.all(
    batches(lookups, indexLimits.lookups).map((part) =>
      fetchIndex({ ...rest, document: { query: `{ ${part.join(' ')} }`, data: dataSchema } }),
    ),
  );
  const rows = Object.assign({}, ...parts) as z.output<typeof dataSchema>;
  return points.flatMap(({ time }, point) => {
    const known = pairs.flatMap((pair, at) => {
      const row = rows[`t${point * pairs.length + at}`]?.items[0];
      return row === undefined ? [] : [pricedPair(pair, row)];
    });
    const price = derivedNative({ token, pairs: known, rules });
    return price === 0n ? [] : [{ time, derived: formatExact(price, 18) }];
  });
}

function pricedPair({ token0, token1 }: PairPlace, row: z.output<typeof rowSchema>): PricedPair {
  const { decimals0, decimals1 } = row;
  const units = (text: string, decimals: number) => {
    const amount = parseDecimal(text);
    return amount === undefined ? 0n : (amount.numerator * powerOfTen(decimals)) / amount.denominator;
  };
  const reserves = { reserve0: units(row.reserve0, decimals0), reserve1: units(row.reserve1, decimals1) };
  return { token0, token1, decimals0, decimals1, ...reserves };
}
