import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import type { InfoTransaction } from './info-transaction';
import { mergedTransactions } from './merged-transactions';

const pool = testAddress('0x0000000000000000000000000000000000000001');
const token = { id: pool, name: '', symbol: '', decimals: 18 };
const at = (time: number, id = String(time)): InfoTransaction => ({
  id,
  kind: 'swap',
  hash: '0x',
  time,
  account: pool,
  pool,
  amounts: [
    { token, amount: '1' },
    { token, amount: '2' },
  ],
  usdE18: undefined,
});

test('INFO-07 lists are one, newest first, each once, and no older than every list that goes on was read', () => {
  const merged = mergedTransactions([
    { rows: [at(9), at(5)], goesOn: true },
    { rows: [at(8), at(7), at(2)], goesOn: false },
    { rows: [at(9)], goesOn: false },
  ]);
  expect(merged.map(({ time }) => time)).toEqual([9, 8, 7, 5]);
});

test('where no list goes on all is shown', () => {
  expect(mergedTransactions([{ rows: [at(3), at(1)], goesOn: false }])).toHaveLength(2);
  expect(mergedTransactions([])).toEqual([]);
});
