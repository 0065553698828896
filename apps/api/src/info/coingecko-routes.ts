import { adapterSwap } from '@besc/domain/info/adapter-event';
import { fetchListedTrades, mostTrades } from '@besc/wire/info/fetch-listed';
import { geckoPairsAnswer, geckoTickersAnswer, geckoTradesAnswer } from '@besc/wire/info/listing-answers';
import { parseAddress } from '@besc/wire/shared/parse-address';
import * as z from 'zod';
import { ApiError } from '../shared/api-error';
import { json, route } from '../shared/route';
import { wholeNumber } from '../shared/whole-number';
import { indexRefusals, type ListingIndex, shortCache } from './listing-index';
import { type Market, marketOf } from './market-of';

/** What CoinGecko asks of an exchange. */
export function coingeckoRoutes(index: ListingIndex) {
  const markets = async () => {
    const { rows, nativeE18 } = await index.pools();
    return rows.flatMap((pool) => marketOf(pool, nativeE18) ?? []);
  };
  return [
    route({
      method: 'GET',
      path: '/coingecko/pairs',
      summary: 'All pools as markets of their first token in their second.',
      answer: json(geckoPairsAnswer),
      refusals: indexRefusals,
      async handle() {
        const body = (await markets()).map(({ pool, key }) => ({
          ticker_id: key,
          base: pool.token0.id,
          target: pool.token1.id,
          pool_id: pool.id,
        }));
        return { body, headers: shortCache };
      },
    }),
    route({
      method: 'GET',
      path: '/coingecko/tickers',
      summary: 'Price, volume and liquidity of all pools over 24 hours; empty pools are left out.',
      answer: json(geckoTickersAnswer),
      refusals: indexRefusals,
      async handle() {
        const body = (await markets()).map((market) => ({
          ticker_id: market.key,
          base_currency: market.pool.token0.id,
          target_currency: market.pool.token1.id,
          pool_id: market.pool.id,
          last_price: market.price,
          base_volume: market.baseVolume,
          target_volume: market.quoteVolume,
          liquidity_in_usd: market.liquidityUsd ?? '0',
        }));
        return { body, headers: shortCache };
      },
    }),
    route({
      method: 'GET',
      path: '/coingecko/historical_trades',
      summary: `The last trades of a market, newest first, at most ${mostTrades}: of one type, or of both.`,
      query: z.object({
        ticker_id: z.string().max(100),
        type: z.enum(['buy', 'sell']).optional(),
        limit: wholeNumber(0, mostTrades).default(100),
      }),
      answer: json(geckoTradesAnswer),
      refusals: { ...indexRefusals, UNKNOWN_TICKER: 404 },
      async handle({ query }) {
        const { pool } = requireMarket(await markets(), query.ticker_id);
        // 0 is "all" there: as many as there are at once.
        const most = query.limit === 0 ? mostTrades : query.limit;
        const asked = query.type === undefined ? most : mostTrades;
        const rows = await index.ask((request) => fetchListedTrades({ ...request, pool: pool.id, most: asked }));
        const trades = rows.flatMap((row) => {
          const event = adapterSwap(row);
          if (event === undefined) return [];
          // Who gives the second token buys the first.
          const [type, base, target] =
            'asset1In' in event
              ? (['buy', event.asset0Out, event.asset1In] as const)
              : (['sell', event.asset0In, event.asset1Out] as const);
          return [
            {
              trade_id: `${event.txnId}-${event.eventIndex}`,
              price: event.priceNative,
              base_volume: base,
              target_volume: target,
              trade_timestamp: event.block.blockTimestamp * 1000,
              type,
            },
          ];
        });
        const of = (type: 'buy' | 'sell') =>
          query.type === undefined || query.type === type
            ? trades.filter((trade) => trade.type === type).slice(0, most)
            : [];
        return { body: { buy: of('buy'), sell: of('sell') }, headers: shortCache };
      },
    }),
  ];
}

/** The market of a ticker: its two addresses in any letter case. */
function requireMarket(markets: readonly Market[], ticker: string): Market {
  const wanted = ticker.split('_').map(parseAddress).join('_');
  const found = markets.find(({ key }) => key === wanted);
  if (found !== undefined) return found;
  throw new ApiError(404, 'UNKNOWN_TICKER', 'There is no such market. /coingecko/pairs lists all.');
}
