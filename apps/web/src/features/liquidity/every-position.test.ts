import { mostPositions } from '@besc/wire/liquidity/fetch-liquidity-positions';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test, vi } from 'vitest';
import { everyPosition } from './every-position';

const id = (at: number) => `0x${at.toString(16).padStart(40, '0')}`;
const account = checksumAddress(id(1));

test('a list that may have been cut is compared with nothing', async () => {
  const zero = '0';
  const answer = (count: number) =>
    vi.stubGlobal('fetch', async (_: unknown, init: { body: string }) => {
      const fields = [...new Set(JSON.parse(init.body).query.match(/\w+/g))] as string[];
      const row = (at: number) => ({
        ...Object.fromEntries(fields.map((name) => [name, zero])),
        pairId: id(at),
        token0Id: id(1),
        token1Id: id(2),
        since: 1,
        updatedAt: 1,
      });
      return Response.json({ data: { rows: { items: Array.from({ length: count }, (_, at) => row(at + 1)) } } });
    });
  answer(2);
  expect(await everyPosition({ url: 'https://index.example', account })).toHaveLength(2);
  answer(mostPositions);
  await expect(everyPosition({ url: 'https://index.example', account })).rejects.toThrow(RangeError);
  vi.unstubAllGlobals();
});
