import { infoTotalsShape, type pastTotalsShape } from '@besc/domain/info/info-rows';
import type { TokenFigures } from '@besc/domain/info/token-figures';
import type { PoolFigures } from '@besc/domain/market/pool-figures';
import type { Address } from '@besc/domain/shared/address';
import { daySeconds } from '@besc/domain/shared/constants';
import { indexId } from '@besc/domain/shared/index-id';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, rowsWith } from '../shared/index-document';
import { daysOf, daysText, onceEach, poolLeaders, poolRow, timesBefore, timesText } from '../shared/pool-parts';
import { figuresOf, nativeParts, tokenLeaders, tokenRow } from './info-parts';
import { totalsBy } from './past-parts';
import { type TransactionPages, transactionPages, transactionParts } from './transaction-parts';

/** Look-ups of past states are 3 for each. */
const most = 30;

const document = indexDocument(`$factory: String!, $twoDaysAgo: Int!, ${timesText}, ${daysText}`, {
  totals: oneRow('exchangeFactory(id: $factory)', infoTotalsShape),
  dayBefore: totalsBy('$dayAgo'),
  twoDaysBefore: totalsBy('$twoDaysAgo'),
  tokens: rowsWith(`tokens(orderBy: "tradeVolumeUSD", orderDirection: "desc", limit: ${most})`, tokenRow, most),
  pools: rowsWith(`pairs(orderBy: "reserveUSD", orderDirection: "desc", limit: ${most})`, poolRow, most),
  ...tokenLeaders(most),
  ...poolLeaders(most),
  ...nativeParts,
  ...transactionParts('all'),
});

/** The exchange, its largest tokens and pools and those that trade most, and what happened last. */
export interface InfoOverview {
  readonly totals: Row<typeof infoTotalsShape>;
  readonly dayAgo: Row<typeof pastTotalsShape> | undefined;
  readonly twoDaysAgo: Row<typeof pastTotalsShape> | undefined;
  /** USD of one native coin, 10^-18; 0n without a trusted price, and then no USD figure is one. */
  readonly nativeE18: bigint;
  readonly tokens: readonly TokenFigures[];
  readonly pools: readonly PoolFigures[];
  readonly transactions: TransactionPages;
}

/** The overview in one request; undefined when the index has not begun. `now` is in unix seconds. Throws FetchError. */
export async function fetchOverview(
  request: IndexRequest & { factory: Address; now: number },
): Promise<InfoOverview | undefined> {
  const { factory, now, ...rest } = request;
  const times = timesBefore(now);
  const variables = { factory: indexId(factory), ...times, ...daysOf(now), twoDaysAgo: times.dayAgo - daySeconds };
  const data = await fetchIndex({ ...rest, document, variables });
  if (data.totals === undefined) return undefined;
  const figures = figuresOf(data);
  return {
    totals: data.totals,
    dayAgo: data.dayBefore[0],
    twoDaysAgo: data.twoDaysBefore[0],
    nativeE18: data.bundle?.nativePrice ?? 0n,
    tokens: onceEach([...data.tokens, ...data.tokensToday, ...data.tokensYesterday]).map((row) => figures.token(row)),
    pools: onceEach([...data.pools, ...data.poolsToday, ...data.poolsYesterday]).map((row) => figures.pool(row)),
    transactions: transactionPages(data),
  };
}
