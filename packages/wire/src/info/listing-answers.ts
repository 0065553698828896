import * as z from 'zod/mini';
import { addressSchema } from '../shared/address-schema';

/* What consumers of the exchange's figures are answered, in the shapes that they ask for. */

/** Decimal text without an exponent. */
const decimal = z.string().check(z.regex(/^\d+(?:\.\d+)?$/));
const positive = z.string().check(z.regex(/^(?=.*[1-9])\d+(?:\.\d+)?$/));
const signed = z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/));
const hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/));
const text = z.string().check(z.minLength(1));

/** CoinGecko: GET /pairs */
export const geckoPairsAnswer = z.array(
  z.object({ ticker_id: z.string(), base: addressSchema, target: addressSchema, pool_id: addressSchema }),
);

/** CoinGecko: GET /tickers, of 24 hours */
export const geckoTickersAnswer = z.array(
  z.object({
    ticker_id: z.string(),
    base_currency: addressSchema,
    target_currency: addressSchema,
    pool_id: addressSchema,
    last_price: positive,
    base_volume: decimal,
    target_volume: decimal,
    liquidity_in_usd: decimal,
  }),
);

const geckoTrade = z.object({
  trade_id: z.string(),
  price: positive,
  base_volume: decimal,
  target_volume: decimal,
  /** Milliseconds. */
  trade_timestamp: z.int(),
  type: z.enum(['buy', 'sell']),
});

/** CoinGecko: GET /historical_trades, newest first */
export const geckoTradesAnswer = z.object({ buy: z.array(geckoTrade), sell: z.array(geckoTrade) });

const marketPair = z.object({
  pair_address: addressSchema,
  base_name: text,
  base_symbol: text,
  base_address: addressSchema,
  quote_name: text,
  quote_symbol: text,
  quote_address: addressSchema,
  price: positive,
  base_volume: decimal,
  quote_volume: decimal,
  /** USD and native coin; null where nothing trusted prices either token. */
  liquidity: z.nullable(decimal),
  liquidity_NATIVE: z.nullable(decimal),
});

/** CoinMarketCap: GET /pairs, by the addresses of base and quote. `updated_at` is in milliseconds. */
export const marketPairsAnswer = z.object({ updated_at: z.int(), data: z.record(z.string(), marketPair) });

const summaryEntry = z.object({
  trading_pairs: z.string(),
  base_currency: text,
  quote_currency: text,
  base_address: addressSchema,
  quote_address: addressSchema,
  last_price: positive,
  base_volume: decimal,
  quote_volume: decimal,
  price_change_percent_24h: z.nullable(signed),
});

/** CoinMarketCap: GET /summary */
export const marketSummaryAnswer = z.object({ updated_at: z.int(), data: z.array(summaryEntry) });

/** CoinMarketCap: GET /ticker, by the addresses of base and quote */
export const marketTickerAnswer = z.record(
  z.string(),
  z.object({
    base_id: addressSchema,
    base_name: text,
    base_symbol: text,
    quote_id: addressSchema,
    quote_name: text,
    quote_symbol: text,
    last_price: positive,
    base_volume: decimal,
    quote_volume: decimal,
    isFrozen: z.literal(0),
  }),
);

/** CoinMarketCap: GET /assets, by address */
export const marketAssetsAnswer = z.record(
  z.string(),
  z.object({ name: text, symbol: text, contractAddress: addressSchema, decimals: z.int() }),
);

const pricedToken = z.object({
  name: text,
  symbol: text,
  /** USD, and native coin; null without a trusted price. */
  price: z.nullable(positive),
  price_NATIVE: z.nullable(positive),
  /** Why there is no price. */
  reason: z.optional(text),
});

/** CoinMarketCap: GET /tokens, by address */
export const marketTokensAnswer = z.object({ updated_at: z.int(), data: z.record(z.string(), pricedToken) });

/** CoinMarketCap: GET /tokens/{address} */
export const marketTokenAnswer = z.object({ updated_at: z.int(), data: pricedToken });

const blockSchema = z.object({ blockNumber: z.int(), blockTimestamp: z.int() });

/** DEX Screener and GeckoTerminal: GET /latest-block */
export const latestBlockAnswer = z.object({ block: blockSchema });

/** GET /asset */
export const assetAnswer = z.object({ asset: z.object({ id: addressSchema, name: text, symbol: text }) });

/** GET /pair */
export const pairAnswer = z.object({
  pair: z.object({
    id: addressSchema,
    dexKey: text,
    asset0Id: addressSchema,
    asset1Id: addressSchema,
    createdAtBlockNumber: z.int(),
    createdAtBlockTimestamp: z.int(),
    feeBps: z.int(),
  }),
});

const eventPlace = {
  block: blockSchema,
  txnId: hash,
  txnIndex: z.int(),
  eventIndex: z.int(),
  maker: addressSchema,
  pairId: addressSchema,
  reserves: z.object({ asset0: decimal, asset1: decimal }),
};

/** GET /events */
export const eventsAnswer = z.object({
  events: z.array(
    z.union([
      z.object({
        ...eventPlace,
        eventType: z.literal('swap'),
        asset0In: z.optional(decimal),
        asset1In: z.optional(decimal),
        asset0Out: z.optional(decimal),
        asset1Out: z.optional(decimal),
        priceNative: positive,
      }),
      z.object({ ...eventPlace, eventType: z.enum(['join', 'exit']), amount0: decimal, amount1: decimal }),
    ]),
  ),
});

/** DefiLlama: GET /summary */
export const llamaSummaryAnswer = z.object({
  /** Unix seconds of the newest block. */
  timestamp: z.int(),
  /** USD; null without a price of the native coin. */
  tvl_usd: z.nullable(decimal),
  total_volume_usd: z.nullable(decimal),
});

/** DefiLlama: GET /days, oldest first */
export const llamaDaysAnswer = z.object({
  data: z.array(
    z.object({
      date: z.string(),
      timestamp: z.int(),
      /** At the end of the day. */
      tvl_usd: decimal,
      volume_usd: decimal,
      /** All that was paid, and what of it stays with liquidity providers. */
      fees_usd: decimal,
      supply_side_fees_usd: decimal,
      transactions: z.int(),
    }),
  ),
});
