import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { checksumAddress } from '../shared/checksum-address';
import { fetchCandles, mostCandles } from './fetch-candles';

const pair = checksumAddress('0x80CB6920a944ab09a8C9a692Db48f0A93265CacE');
const server = answerServer();
const row = (start: number, changes: Record<string, unknown> = {}) => ({
  start,
  open: '1',
  high: '3',
  low: '1',
  close: '2',
  volumeToken0: '10.5',
  volumeToken1: '20',
  volumeUSD: '7.25',
  trades: 4,
  ...changes,
});
const ask = (before?: number) => fetchCandles({ url: server.url, pair, seconds: 60, before, most: mostCandles });

test('a page of candles comes oldest first, by the columns that the index has an order for', async () => {
  server.answerJson({ data: { rows: { items: [row(120), row(60)] } } });
  expect((await ask(180)).map(({ start }) => start)).toEqual([60, 120]);
  expect(server.requests[0]?.variables).toEqual({ pair: pair.toLowerCase(), seconds: 60, before: 180, most: 750 });
});

test('the newest are asked for without a border, and before the chain began there are none', async () => {
  server.answerJson({ data: { rows: { items: [] } } });
  expect(await ask()).toEqual([]);
  expect(server.requests.at(-1)?.variables?.before).toBe(2 ** 31 - 1);
});

test.each([
  ['a price below zero', { low: '-1' }],
  ['a price that is a word', { open: 'NaN' }],
  ['a volume in exponents', { volumeUSD: '1e9' }],
  ['no time', { start: null }],
])('%s is refused whole', async (_, changes) => {
  server.answerJson({ data: { rows: { items: [row(60, changes)] } } });
  await expect(ask()).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
});

test('more rows than were asked for are refused', async () => {
  server.answerJson({ data: { rows: { items: Array.from({ length: mostCandles + 1 }, (_, at) => row(at * 60)) } } });
  await expect(ask()).rejects.toMatchObject({ code: 'ANSWER_SHAPE' });
});
