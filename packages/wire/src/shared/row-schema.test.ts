import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checksumAddress } from './checksum-address';
import { rowFields, rowSchema } from './row-schema';

const account = '0x8b623a4dc77f9cbf6b67e93471f17926afbe5088';
const shape = {
  owner: 'address',
  side: ['Bull', 'Bear', null],
  net: 'difference',
  won: 'count[4]',
  end: 'time?',
} as const;
const nested = { ...shape, round: { worth: 'usd', isOver: 'flag' } } as const;
const sent = {
  owner: account,
  side: 'Bear',
  net: '-7',
  won: [0, 0, 0, 1],
  end: null,
  round: { worth: '1.5', isOver: true },
};

test('a row is asked for by its names, with the rows in it, and comes in our types', () => {
  expect(rowFields(nested)).toBe('owner side net won end round { worth isOver }');
  expect(z.parse(rowSchema(nested), sent)).toEqual({
    owner: checksumAddress(account),
    side: 'bear',
    net: -7n,
    won: [0, 0, 0, 1],
    end: null,
    round: { worth: 15n * 10n ** 17n, isOver: true },
  });
});

test.each([
  { owner: null },
  { side: 'House' },
  { net: '0.5' },
  { won: [0] },
  { end: -1 },
  { round: { worth: '1', isOver: 1 } },
])('a row with %j is refused', (bad) =>
  expect(z.safeParse(rowSchema(nested), { ...sent, ...bad }).success).toBe(false),
);
