import type { Address } from '@besc/domain/shared/address';
import { indexId } from '@besc/domain/shared/index-id';
import * as z from 'zod/mini';
import { decimalSchema } from '../shared/decimal-schema';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';

const count = z.int().check(z.nonnegative());
const only = <Item extends z.core.$ZodType>(item: Item, most: number) =>
  z.object({ items: z.array(item).check(z.maxLength(most)) });

/** A month, the day before it that it is compared with, and one more, since that may have begun before it. */
const days = 32;

const dataSchema = z.object({
  bundle: z.nullable(z.object({ nativePrice: decimalSchema })),
  totals: z.nullable(
    z.object({ totalVolumeUSD: decimalSchema, totalLiquidityUSD: decimalSchema, totalTraders: count }),
  ),
  before: only(z.object({ totalVolumeUSD: decimalSchema }), 1),
  exchange: only(
    z.object({ date: count, dailyVolumeUSD: decimalSchema, totalLiquidityUSD: decimalSchema, totalTraders: count }),
    days,
  ),
  price: only(z.object({ date: count, priceUSD: decimalSchema }), days),
});

const query = `query ($factory: String!, $token: String!, $before: Int!, $days: Int!) {
  bundle(id: "1") { nativePrice }
  totals: exchangeFactory(id: $factory) { totalVolumeUSD totalLiquidityUSD totalTraders }
  before: factorySnapshots(where: { timestamp_lte: $before }, orderBy: "timestamp", orderDirection: "desc", limit: 1) { items { totalVolumeUSD } }
  exchange: exchangeDayDatas(orderBy: "date", orderDirection: "desc", limit: $days) { items { date dailyVolumeUSD totalLiquidityUSD totalTraders } }
  price: tokenDayDatas(where: { tokenId: $token }, orderBy: "date", orderDirection: "desc", limit: $days) { items { date priceUSD } }
}`;

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
    document: { query, data: dataSchema },
    variables: { factory: indexId(factory), token: indexId(token), before: Math.floor(since), days },
  });
  if (totals === null) return undefined;
  const isPriced = Number(bundle?.nativePrice ?? 0) > 0;
  const rows = exchange.items.toReversed();
  const byDay = (value: (row: (typeof rows)[number]) => number) =>
    rows.map((row) => ({ day: row.date, value: value(row) }));
  return {
    liquidityUsd: isPriced ? Number(totals.totalLiquidityUSD) : undefined,
    volumeUsd: isPriced
      ? Math.max(0, Number(totals.totalVolumeUSD) - Number(before.items[0]?.totalVolumeUSD ?? 0))
      : undefined,
    traders: totals.totalTraders,
    days: {
      liquidityUsd: byDay((row) => Number(row.totalLiquidityUSD)).filter(isKnown),
      volumeUsd: byDay((row) => Number(row.dailyVolumeUSD)),
      traders: byDay((row) => row.totalTraders),
      tokenUsd: price.items
        .toReversed()
        .map(({ date, priceUSD }) => ({ day: date, value: Number(priceUSD) }))
        .filter(isKnown),
    },
  };
}

const isKnown = ({ value }: DayValue) => value > 0;
