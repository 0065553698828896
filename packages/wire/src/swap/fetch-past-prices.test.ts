import { expect, test } from 'vitest';
import { answerServer } from '../../test/answer-server';
import { checksumAddress } from '../shared/checksum-address';
import { fetchPastPrices } from './fetch-past-prices';

const server = answerServer();
const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);

test('a token costs what it was worth in native coin then, times what that cost then', async () => {
  const rows = (derivedNative?: string) => ({ items: derivedNative === undefined ? [] : [{ derivedNative }] });
  server.answerJson({
    data: { t0: rows('2'), t1: rows('0'), t2: rows(), native: { items: [{ nativePrice: '0.5' }] } },
  });
  const prices = await fetchPastPrices({ url: server.url, tokens: [at('1'), at('2'), at('3')], time: 100.5 });
  expect([...prices]).toEqual([[at('1'), 10n ** 18n]]);
  expect(server.requests[0]?.query).toContain('timestamp_lte: 100 }');
});
