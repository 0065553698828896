import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnswerServer, startAnswerServer } from '../../test/answer-server';
import { checksumAddress } from '../shared/checksum-address';
import { fetchPairVolumes } from './fetch-pair-volumes';

const pair = checksumAddress('0x80CB6920a944ab09a8C9a692Db48f0A93265CacE');
const other = checksumAddress('0x8B623A4DC77f9cBF6b67E93471F17926AFbe5088');
const day = 86_400;

let server: AnswerServer;
beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.stop());

test('FARM-25 the volume of the last seven whole days, by pair', async () => {
  const id = pair.toLowerCase();
  server.answerJson({
    data: {
      pairs: { items: [{ id }] },
      days: { items: ['10.25', '0', '4'].map((dailyVolumeUSD) => ({ pairAddress: id, dailyVolumeUSD })) },
    },
  });
  const volumes = await fetchPairVolumes({ url: server.url, pairs: [pair, other], nowSeconds: 20 * day + 5 });
  expect(volumes).toEqual(new Map([[pair, 14_250_000_000_000_000_000n]]));
  expect(server.requests[0]?.variables).toMatchObject({
    pairs: [id, other.toLowerCase()],
    days: [pair, other].flatMap((one) => [13, 14, 15, 16, 17, 18, 19].map((index) => `${one.toLowerCase()}-${index}`)),
  });
});

test('no pairs need no request; a wrong answer is no figure', async () => {
  server.requests.length = 0;
  expect(await fetchPairVolumes({ url: server.url, pairs: [], nowSeconds: 0 })).toEqual(new Map());
  expect(server.requests).toEqual([]);
  const days = { items: [{ pairAddress: pair, dailyVolumeUSD: 'NaN' }] };
  server.answerJson({ data: { pairs: { items: [{ id: pair }] }, days } });
  await expect(fetchPairVolumes({ url: server.url, pairs: [pair], nowSeconds: 0 })).rejects.toThrow();
});
