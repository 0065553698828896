import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeIndex, startFakeIndex } from '../../test/support/fake-index';
import { powerReader } from './power-reader';

const account = (place: number) => checksumAddress(`0x${place.toString(16).padStart(40, '0')}`);
let index: FakeIndex;
let powerAt: ReturnType<typeof powerReader>;
beforeAll(async () => {
  index = await startFakeIndex(900);
  for (let place = 1; place <= 700; place += 1) index.wallets.set(account(place).toLowerCase(), BigInt(place));
  const place = { indexUrl: index.url, money: account(1), vault: account(2) };
  powerAt = powerReader({ ...place, firstBlock: 100, chainHead: async () => 1_000 });
});
afterAll(() => index.stop());

test('many look-ups of one block travel together', async () => {
  const places = Array.from({ length: 700 }, (_, place) => place + 1);
  const powers = await Promise.all(places.map((place) => powerAt(account(place), 500)));
  expect(powers.map(({ parts }) => parts.wallet)).toEqual(places.map(BigInt));
  expect(index.count()).toBeLessThan(6);
});

test.each([
  [99, 'BEFORE_MONEY', 400],
  [1_001, 'BLOCK_AHEAD', 400],
  [950, 'INDEX_BEHIND', 503],
])('there is no power at block %d: %s', async (block, code, status) => {
  await expect(powerAt(account(1), block)).rejects.toMatchObject({ code, status });
});
