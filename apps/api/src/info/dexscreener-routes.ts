import { tradeFeeBps } from '@besc/domain/shared/trading-fee';
import { fetchEvents, mostBlocks } from '@besc/wire/info/fetch-events';
import { fetchListedPool, fetchListedToken } from '@besc/wire/info/fetch-listed';
import { assetAnswer, eventsAnswer, latestBlockAnswer, pairAnswer } from '@besc/wire/info/listing-answers';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod';
import { ApiError } from '../shared/api-error';
import { json, route } from '../shared/route';
import { wholeNumber } from '../shared/whole-number';
import { indexRefusals, type ListingIndex } from './listing-index';

const byId = z.object({ id: addressSchema });
const block = wholeNumber(0, Number.MAX_SAFE_INTEGER);
/** An index takes whole numbers of so much. */
const mostNumber = 2 ** 31 - 1;
const noCache = { 'cache-control': 'no-store' };
const longCache = { 'cache-control': 'public, max-age=3600' };

/** The adapter that DEX Screener and GeckoTerminal read. `dexKey` is what the exchange is called there. */
export function dexscreenerRoutes(index: ListingIndex, dexKey: string) {
  return [
    route({
      method: 'GET',
      path: '/dexscreener/latest-block',
      summary: 'The newest block whose events can be asked for.',
      answer: json(latestBlockAnswer),
      refusals: indexRefusals,
      async handle() {
        const { latest } = await index.state();
        const body = { block: { blockNumber: latest.number, blockTimestamp: latest.timestamp } };
        return { body, headers: noCache };
      },
    }),
    route({
      method: 'GET',
      path: '/dexscreener/asset',
      summary: 'A token that a pool holds, in any letter case of its address.',
      query: byId,
      answer: json(assetAnswer),
      refusals: { ...indexRefusals, UNKNOWN_ASSET: 404 },
      async handle({ query }) {
        const token = await index.ask((request) => fetchListedToken({ ...request, token: query.id }));
        if (token === undefined) throw new ApiError(404, 'UNKNOWN_ASSET', 'No pool holds this token.');
        const { id, name, symbol } = token;
        return { body: { asset: { id, name, symbol } }, headers: longCache };
      },
    }),
    route({
      method: 'GET',
      path: '/dexscreener/pair',
      summary: 'A pool, in any letter case of its address.',
      query: byId,
      answer: json(pairAnswer),
      refusals: { ...indexRefusals, UNKNOWN_PAIR: 404 },
      async handle({ query }) {
        const pool = await index.ask((request) => fetchListedPool({ ...request, pool: query.id }));
        if (pool === undefined) throw new ApiError(404, 'UNKNOWN_PAIR', 'There is no such pool.');
        const body = {
          pair: {
            id: pool.id,
            dexKey,
            asset0Id: pool.token0.id,
            asset1Id: pool.token1.id,
            createdAtBlockNumber: pool.block,
            createdAtBlockTimestamp: pool.timestamp,
            feeBps: Number(tradeFeeBps),
          },
        };
        return { body, headers: longCache };
      },
    }),
    route({
      method: 'GET',
      path: '/dexscreener/events',
      summary: `Trades and liquidity of at most ${mostBlocks} blocks, both ends included, in the order of the chain.`,
      query: z.object({ fromBlock: block, toBlock: block }),
      answer: json(eventsAnswer),
      refusals: { ...indexRefusals, BAD_RANGE: 400, TOO_MANY_BLOCKS: 400, TOO_MANY_EVENTS: 400, BLOCK_NOT_READY: 404 },
      async handle({ query: { fromBlock, toBlock } }) {
        if (toBlock < fromBlock) throw new ApiError(400, 'BAD_RANGE', 'toBlock must not be below fromBlock.');
        if (toBlock - fromBlock >= mostBlocks) {
          throw new ApiError(400, 'TOO_MANY_BLOCKS', `Ask for at most ${mostBlocks} blocks at once.`);
        }
        const { latest } = await index.state();
        if (toBlock > Math.min(latest.number, mostNumber)) {
          throw new ApiError(404, 'BLOCK_NOT_READY', `The newest block that can be asked for is ${latest.number}.`);
        }
        const events = await index.ask((request) => fetchEvents({ ...request, fromBlock, toBlock }));
        if (events === undefined) {
          throw new ApiError(400, 'TOO_MANY_EVENTS', 'These blocks hold too many events: ask for fewer.');
        }
        return { body: { events: [...events] }, headers: noCache };
      },
    }),
  ];
}
