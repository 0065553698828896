import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { checksumAddress } from '../shared/checksum-address';
import { fetchPairMarket } from './fetch-pair-market';

const pair = checksumAddress('0x80CB6920a944ab09a8C9a692Db48f0A93265CacE');
const server = answerServer();
const sums = (volumeUSD: string, untrackedVolumeUSD: string, totalTransactions = 0) => ({
  volumeUSD,
  untrackedVolumeUSD,
  totalTransactions,
});
const oneE18 = 10n ** 18n;

function answer(changes: Record<string, unknown> = {}) {
  server.answerJson({
    data: {
      pair: { ...sums('1000', '1200'), reserveNative: '50' },
      bundle: { nativePrice: '2' },
      before: { items: [sums('600', '700')] },
      ranges: {
        items: [
          { high: '9', low: '4' },
          { high: '12', low: '7' },
        ],
      },
      trades: { items: [] },
      ...changes,
    },
  });
}
const ask = () => fetchPairMarket({ url: server.url, pair, now: 1_000_000.5 });

test('volume is what came since a day ago, fees are 0.25 % of it, high and low those of the candles', async () => {
  answer();
  expect(await ask()).toEqual({
    volumeE18: 400n * oneE18,
    feesE18: oneE18,
    liquidityE18: 100n * oneE18,
    high: 12n,
    low: 4n,
    trades: [],
  });
  expect(server.requests[0]?.variables).toEqual({ id: pair.toLowerCase(), dayAgo: 913_600 });
});

test('a young pair of tokens that nothing prices: all it traded, no liquidity in USD, no high and low', async () => {
  answer({ pair: { ...sums('0', '0'), reserveNative: '0' }, before: { items: [] }, ranges: { items: [] } });
  const market = await ask();
  expect(market).toMatchObject({ volumeE18: 0n, feesE18: 0n });
  expect([market?.liquidityE18, market?.high, market?.low]).toEqual([undefined, undefined, undefined]);
  answer({ pair: { ...sums('0', '0', 3), reserveNative: '0' }, before: { items: [] } });
  expect(await ask()).toMatchObject({ volumeE18: undefined, feesE18: undefined });
});

test('a pair that the index does not know has no market', async () => {
  answer({ pair: null });
  expect(await ask()).toBeUndefined();
});
