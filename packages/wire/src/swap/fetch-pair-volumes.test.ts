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

const dayOf = (pairAddress: string, dailyVolumeUSD: string, dailyVolumeUntracked: string) => ({
  pairAddress,
  dailyVolumeUSD,
  dailyVolumeUntracked,
});

test('FARM-25 the volume of the last seven whole days, by pair', async () => {
  const id = pair.toLowerCase();
  server.answerJson({
    data: {
      pairs: { items: [{ id }] },
      days: { items: ['10.25', '0', '4'].map((dailyVolumeUSD) => dayOf(id, dailyVolumeUSD, dailyVolumeUSD)) },
    },
  });
  const volumes = await fetchPairVolumes({ url: server.url, pairs: [pair, other], nowSeconds: 20 * day + 5 });
  expect(volumes).toEqual(new Map([[pair, 14_250_000_000_000_000_000n]]));
  expect(server.requests[0]?.variables).toMatchObject({
    pairs: [id, other.toLowerCase()],
    days: [pair, other].flatMap((one) => [13, 14, 15, 16, 17, 18, 19].map((index) => `${one.toLowerCase()}-${index}`)),
  });
});

test('FARM-25 two tokens that are not trusted have traded what their prices make of it', async () => {
  const rows = [dayOf(pair, '0', '12.5'), dayOf(pair, '0', '1'), dayOf(other, '3', '4')];
  server.answerJson({ data: { pairs: { items: [{ id: pair }, { id: other }] }, days: { items: rows } } });
  const volumes = await fetchPairVolumes({ url: server.url, pairs: [pair, other], nowSeconds: 20 * day });
  expect(volumes).toEqual(
    new Map([
      [pair, 13_500_000_000_000_000_000n],
      [other, 3_000_000_000_000_000_000n],
    ]),
  );
});

test('as many pairs as are asked for are told, however many one request can hold', async () => {
  const pairs = Array.from({ length: 300 }, (_, at) => checksumAddress(`0x${(at + 1).toString(16).padStart(40, '0')}`));
  server.requests.length = 0;
  server.answer((response) => {
    const asked = server.requests.at(-1)?.variables?.pairs as string[];
    response.end(JSON.stringify({ data: { pairs: { items: asked.map((id) => ({ id })) }, days: { items: [] } } }));
  });
  const volumes = await fetchPairVolumes({ url: server.url, pairs, nowSeconds: 20 * day });
  expect([...volumes.keys()]).toEqual(pairs);
  const days = server.requests.flatMap(({ variables }) => variables?.days);
  expect([server.requests.length, days.length]).toEqual([3, 2100]);
});

test('no pairs need no request; a wrong answer is no figure', async () => {
  server.requests.length = 0;
  expect(await fetchPairVolumes({ url: server.url, pairs: [], nowSeconds: 0 })).toEqual(new Map());
  expect(server.requests).toEqual([]);
  const days = { items: [dayOf(pair, 'NaN', '0')] };
  server.answerJson({ data: { pairs: { items: [{ id: pair }] }, days } });
  await expect(fetchPairVolumes({ url: server.url, pairs: [pair], nowSeconds: 0 })).rejects.toThrow();
});
