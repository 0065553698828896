import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { checksumAddress } from '../shared/checksum-address';
import { fetchExchangeFigures } from './fetch-exchange-figures';

const factory = checksumAddress('0x80CB6920a944ab09a8C9a692Db48f0A93265CacE');
const token = checksumAddress('0x8B623A4DC77f9cBF6b67E93471F17926AFbe5088');

let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());

const day = (date: number, value: number) => ({
  date,
  dailyVolumeUSD: String(value),
  totalLiquidityUSD: String(value * 10),
  totalTraders: value,
});
const answer = {
  bundle: { nativePrice: '0.1' },
  totals: { totalVolumeUSD: '1000.5', totalLiquidityUSD: '2000', totalTraders: 7 },
  before: { items: [{ totalVolumeUSD: '900.25' }] },
  exchange: { items: [day(172_800, 2), day(86_400, 1)] },
  price: { items: [{ date: 86_400, priceUSD: '0.5' }] },
};
const ask = () => fetchExchangeFigures({ url: server.url, factory, token, since: 1234.9 });

test('volume is what was traded since the time asked for, days come oldest first', async () => {
  server.answerJson({ data: answer });
  expect(await ask()).toEqual({
    liquidityUsd: 2000,
    volumeUsd: 100.25,
    traders: 7,
    days: {
      liquidityUsd: [
        { day: 86_400, value: 10 },
        { day: 172_800, value: 20 },
      ],
      volumeUsd: [
        { day: 86_400, value: 1 },
        { day: 172_800, value: 2 },
      ],
      traders: [
        { day: 86_400, value: 1 },
        { day: 172_800, value: 2 },
      ],
      tokenUsd: [{ day: 86_400, value: 0.5 }],
    },
  });
  expect(server.requests.at(-1)?.variables).toEqual({
    factory: factory.toLowerCase(),
    token: token.toLowerCase(),
    before: 1234,
    days: 32,
  });
});

test('without a block before that time all volume is counted', async () => {
  server.answerJson({ data: { ...answer, before: { items: [] } } });
  expect((await ask())?.volumeUsd).toBe(1000.5);
});

test('without a trusted price of the coin no figure in USD is told, and no day without one is a zero', async () => {
  const unpriced = { ...day(259_200, 3), totalLiquidityUSD: '0', dailyVolumeUSD: '0' };
  server.answerJson({
    data: {
      ...answer,
      bundle: { nativePrice: '0' },
      totals: { ...answer.totals, totalLiquidityUSD: '0' },
      exchange: { items: [unpriced, ...answer.exchange.items] },
      price: { items: [{ date: 259_200, priceUSD: '0' }, ...answer.price.items] },
    },
  });
  const figures = await ask();
  expect(figures).toMatchObject({ liquidityUsd: undefined, volumeUsd: undefined, traders: 7 });
  expect(figures?.days.liquidityUsd.map((row) => row.day)).toEqual([86_400, 172_800]);
  expect(figures?.days.tokenUsd).toEqual([{ day: 86_400, value: 0.5 }]);
});

test('an index that has not begun has no figures', async () => {
  server.answerJson({ data: { ...answer, totals: null } });
  expect(await ask()).toBeUndefined();
});

test.each([
  [{ ...answer, totals: { ...answer.totals, totalTraders: -1 } }],
  [{ ...answer, totals: { ...answer.totals, totalLiquidityUSD: 'NaN' } }],
  [{ ...answer, exchange: { items: Array.from({ length: 33 }, () => day(86_400, 1)) } }],
])('what is not as promised is refused', async (data) => {
  server.answerJson({ data });
  await expect(ask()).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
});
