import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { hasPendingApproval } from './pending-approval';
import type { TrackedRecord } from './records';

const minute = 60_000;
const hour = 60 * minute;
const makeRecord = (change: Partial<TrackedRecord> = {}): TrackedRecord => ({
  hash: '0x01',
  from: testAddress('0x0a'),
  chainId: 2372,
  addedTime: 1_000,
  ...change,
});
const receipt = (status: number | undefined) => ({ status, blockNumber: 5 });

test('APPR-11 a pending approval has an approval, no receipt and is under 24 hours old', () => {
  const approval = { tokenAddress: testAddress('0xAA'), spender: testAddress('0xBB') } as const;
  const ask = (record: TrackedRecord, now = 1_000) =>
    hasPendingApproval({
      records: [record],
      account: testAddress('0x0a'),
      tokenAddress: testAddress('0xAA'),
      spender: testAddress('0xBB'),
      now,
    });
  expect(ask(makeRecord({ approval }))).toBe(true);
  expect(ask(makeRecord({ approval }), 1_000 + 24 * hour - 1)).toBe(true);
  expect(ask(makeRecord({ approval }), 1_000 + 24 * hour)).toBe(false);
  expect(ask(makeRecord())).toBe(false);
  expect(ask(makeRecord({ approval, receipt: receipt(1) }))).toBe(false);
  expect(ask(makeRecord({ approval, from: testAddress('0x0c') }))).toBe(false);
  expect(ask(makeRecord({ approval: { ...approval, spender: testAddress('0xCC') } }))).toBe(false);
});
