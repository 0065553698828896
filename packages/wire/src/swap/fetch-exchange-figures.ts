import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, rowsOf } from '../shared/index-document';

/** A month, the day before it that it is compared with, and one more, since that may have begun before it. */
const days = 32;

const document = indexDocument('$factory: String!, $token: String!, $before: Int!, $days: Int!', {
  bundle: oneRow('bundle(id: "1")', { nativePrice: 'value' }),
  totals: oneRow('exchangeFactory(id: $factory)', {
    totalVolumeUSD: 'value',
    totalLiquidityUSD: 'value',
    totalTraders: 'count',
  }),
  before: rowsOf(
    'factorySnapshots(where: { timestamp_lte: $before }, orderBy: "timestamp", orderDirection: "desc", limit: 1)',
    { totalVolumeUSD: 'value' },
    1,
  ),
  exchange: rowsOf(
    'exchangeDayDatas(orderBy: "date", orderDirection: "desc", limit: $days)',
    {
      date: 'time',
      dailyVolumeUSD: 'value',
      totalLiquidityUSD: 'value',
      totalTraders: 'count',
    },
    days,
  ),
  price: rowsOf(
    'tokenDayDatas(where: { tokenId: $token }, orderBy: "date", orderDirection: "desc", limit: $days)',
    {
      date: 'time',
      priceUSD: 'value',
    },
    days,
  ),
});

/** A value at the end of a day, or of a whole day; `day` is its first second (unix), UTC. */
export interface DayValue {
  readonly day: number;
  readonly value: number;
}

/**
 * What the whole exchange amounts to, and its last month of days that had a trade, oldest first. USD. The index says 0 where the
 * native coin has no trusted price: such a figure is undefined here, and such a day is missing in liquidity and price.
 */
export interface ExchangeFigures {
  /** Of all pairs' reserves that are priced, now. */
  readonly liquidityUsd: number | undefined;
  /** Traded after `since`. */
  readonly volumeUsd: number | undefined;
  /** Accounts that have signed a trade, ever. */
  readonly traders: number;
  readonly days: {
    readonly liquidityUsd: readonly DayValue[];
    readonly volumeUsd: readonly DayValue[];
    readonly traders: readonly DayValue[];
    /** Of one whole token. */
    readonly tokenUsd: readonly DayValue[];
  };
}

/**
 * The exchange in figures: now, and by day with the price of one token. `since` is the time (unix seconds) from which on
 * volume is summed. One request. Undefined when the index has not begun. Throws FetchError.
 */
export async function fetchExchangeFigures(
  request: IndexRequest & { factory: Address; token: Address; since: number },
): Promise<ExchangeFigures | undefined> {
  const { factory, token, since, ...rest } = request;
  const { bundle, totals, before, exchange, price } = await fetchIndex({
    ...rest,
    document,
    variables: { factory: indexId(factory), token: indexId(token), before: Math.floor(since), days },
  });
  if (totals === undefined) return undefined;
  const isPriced = Number(bundle?.nativePrice ?? 0) > 0;
  const rows = exchange.toReversed();
  const byDay = (value: (row: (typeof rows)[number]) => number) =>
    rows.map((row) => ({ day: row.date, value: value(row) }));
  return {
    liquidityUsd: isPriced ? Number(totals.totalLiquidityUSD) : undefined,
    volumeUsd: isPriced
      ? Math.max(0, Number(totals.totalVolumeUSD) - Number(before[0]?.totalVolumeUSD ?? 0))
      : undefined,
    traders: totals.totalTraders,
    days: {
      liquidityUsd: byDay((row) => Number(row.totalLiquidityUSD)).filter(isKnown),
      volumeUsd: byDay((row) => Number(row.dailyVolumeUSD)),
      traders: byDay((row) => row.totalTraders),
      tokenUsd: price
        .toReversed()
        .map(({ date, priceUSD }) => ({ day: date, value: Number(priceUSD) }))
        .filter(isKnown),
    },
  };
}

const isKnown = ({ value }: DayValue) => value > 0;
