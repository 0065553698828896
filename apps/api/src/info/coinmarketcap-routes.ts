import { formatExact } from '@besc/domain/shared/amount';
import { mulE18 } from '@besc/domain/shared/fixed-point';
import { fetchListedToken } from '@besc/wire/info/fetch-listed';
import {
  marketAssetsAnswer,
  marketPairsAnswer,
  marketSummaryAnswer,
  marketTickerAnswer,
  marketTokenAnswer,
  marketTokensAnswer,
} from '@besc/wire/info/listing-answers';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod';
import { ApiError } from '../shared/api-error';
import { json, route } from '../shared/route';
import { indexRefusals, type ListingIndex, shortCache } from './listing-index';
import { marketOf } from './market-of';

type Token = Awaited<ReturnType<ListingIndex['tokens']>>['rows'][number];

/** What CoinMarketCap asks of an exchange. `minimum` is native coin that a pool must be worth to price a token. */
export function coinmarketcapRoutes(index: ListingIndex, minimum: string) {
  const markets = async () => {
    const { rows, nativeE18, latest } = await index.pools();
    return { updatedAt: latest.timestamp * 1000, all: rows.flatMap((pool) => marketOf(pool, nativeE18) ?? []) };
  };
  const told = (token: Token, nativeE18: bigint) => {
    const native = token.derivedNative ?? 0n;
    const usd = mulE18(native, nativeE18);
    const text = (e18: bigint) => (e18 > 0n ? formatExact(e18, 18) : null);
    const reason = `No pool of it with WBESC, BUSDC or MONEY is worth ${minimum} BESC.`;
    return {
      name: token.name,
      symbol: token.symbol,
      price: text(usd),
      price_NATIVE: text(native),
      ...(usd > 0n ? {} : { reason: nativeE18 > 0n ? reason : 'BESC has no trusted price in USD now.' }),
    };
  };
  return [
    route({
      method: 'GET',
      path: '/coinmarketcap/summary',
      summary: 'All markets of 24 hours.',
      answer: json(marketSummaryAnswer),
      refusals: indexRefusals,
      async handle() {
        const { updatedAt, all } = await markets();
        const data = all.map(({ key, pool, price, baseVolume, quoteVolume, change }) => ({
          trading_pairs: key,
          base_currency: pool.token0.symbol,
          quote_currency: pool.token1.symbol,
          base_address: pool.token0.id,
          quote_address: pool.token1.id,
          last_price: price,
          base_volume: baseVolume,
          quote_volume: quoteVolume,
          price_change_percent_24h: change,
        }));
        return { body: { updated_at: updatedAt, data }, headers: shortCache };
      },
    }),
    route({
      method: 'GET',
      path: '/coinmarketcap/pairs',
      summary: 'All pools with their volume of 24 hours and their liquidity, by the addresses of base and quote.',
      answer: json(marketPairsAnswer),
      refusals: indexRefusals,
      async handle() {
        const { updatedAt, all } = await markets();
        const data = all.map(({ key, pool, ...market }) => [
          key,
          {
            pair_address: pool.id,
            base_name: pool.token0.name,
            base_symbol: pool.token0.symbol,
            base_address: pool.token0.id,
            quote_name: pool.token1.name,
            quote_symbol: pool.token1.symbol,
            quote_address: pool.token1.id,
            price: market.price,
            base_volume: market.baseVolume,
            quote_volume: market.quoteVolume,
            liquidity: market.liquidityUsd,
            liquidity_NATIVE: market.liquidityNative,
          },
        ]);
        return { body: { updated_at: updatedAt, data: Object.fromEntries(data) }, headers: shortCache };
      },
    }),
    route({
      method: 'GET',
      path: '/coinmarketcap/ticker',
      summary: 'Price and volume of 24 hours of all markets, by the addresses of base and quote.',
      answer: json(marketTickerAnswer),
      refusals: indexRefusals,
      async handle() {
        const { all } = await markets();
        const data = all.map(({ key, pool, price, baseVolume, quoteVolume }) => [
          key,
          {
            base_id: pool.token0.id,
            base_name: pool.token0.name,
            base_symbol: pool.token0.symbol,
            quote_id: pool.token1.id,
            quote_name: pool.token1.name,
            quote_symbol: pool.token1.symbol,
            last_price: price,
            base_volume: baseVolume,
            quote_volume: quoteVolume,
            isFrozen: 0,
          },
        ]);
        return { body: Object.fromEntries(data), headers: shortCache };
      },
    }),
    route({
      method: 'GET',
      path: '/coinmarketcap/assets',
      summary: 'All tokens that a pool holds, by address.',
      answer: json(marketAssetsAnswer),
      refusals: indexRefusals,
      async handle() {
        const { rows } = await index.tokens();
        const data = rows.map(({ id, name, symbol, decimals }) => [
          id,
          { name, symbol, contractAddress: id, decimals },
        ]);
        return { body: Object.fromEntries(data), headers: shortCache };
      },
    }),
    route({
      method: 'GET',
      path: '/coinmarketcap/tokens',
      summary: 'Prices of all tokens by address; one without a price says why.',
      answer: json(marketTokensAnswer),
      refusals: indexRefusals,
      async handle() {
        const { rows, nativeE18, latest } = await index.tokens();
        const data = Object.fromEntries(rows.map((token) => [token.id, told(token, nativeE18)]));
        return { body: { updated_at: latest.timestamp * 1000, data }, headers: shortCache };
      },
    }),
    route({
      method: 'GET',
      path: '/coinmarketcap/tokens/:address',
      summary: 'The price of one token, in any letter case of its address; without one, why.',
      params: z.object({ address: addressSchema }),
      answer: json(marketTokenAnswer),
      refusals: { ...indexRefusals, UNKNOWN_TOKEN: 404 },
      async handle({ params }) {
        const [{ latest, nativeE18 }, token] = await Promise.all([
          index.state(),
          index.ask((request) => fetchListedToken({ ...request, token: params.address })),
        ]);
        if (token === undefined) throw new ApiError(404, 'UNKNOWN_TOKEN', 'No pool holds this token.');
        return { body: { updated_at: latest.timestamp * 1000, data: told(token, nativeE18) }, headers: shortCache };
      },
    }),
  ];
}
