import { expect, test } from 'vitest';
import { makeMarket } from '../../test/make-market';
import { marketAfterTransaction } from './market-after-transaction';

const market = makeMarket({ token0: { id: '0x01', tradeVolume: 5n }, token1: { id: '0x02' } });

test('a trade is counted once in each row, and its volume added to the sums that it belongs to', () => {
  const volume = { moved0: 7n, moved1: 11n, trackedNative: 13n, trackedUSD: 17n, untrackedUSD: 19n };
  const { pair, token0, token1, totals } = marketAfterTransaction(market, { volume });
  expect([pair, token0, token1, totals].map(({ totalTransactions }) => totalTransactions)).toEqual([1, 1, 1, 1]);
  expect(token0).toMatchObject({ tradeVolume: 12n, tradeVolumeUSD: 17n, untrackedVolumeUSD: 19n });
  expect(token1).toMatchObject({ tradeVolume: 11n, tradeVolumeUSD: 17n, untrackedVolumeUSD: 19n });
  expect(pair).toMatchObject({ volumeToken0: 7n, volumeToken1: 11n, volumeUSD: 17n, untrackedVolumeUSD: 19n });
  expect(totals).toMatchObject({ totalVolumeNative: 13n, totalVolumeUSD: 17n, untrackedVolumeUSD: 19n });
});

test('an account counts as a trader with its first trade', () => {
  const first = marketAfterTransaction(market, { isFirstTrade: true });
  expect(first.totals.totalTraders).toBe(1);
  expect(marketAfterTransaction(first, {}).totals.totalTraders).toBe(1);
});

test('a burn takes LP tokens out of the supply; nothing else moves', () => {
  const before = { ...market, pair: { ...market.pair, totalSupply: 100n } };
  const { pair, token0 } = marketAfterTransaction(before, { burned: 30n });
  expect(pair).toEqual({ ...before.pair, totalSupply: 70n, totalTransactions: 1 });
  expect(token0).toEqual({ ...market.token0, totalTransactions: 1 });
});
