import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { addRecord, checkedRecord, finalizedRecord } from './record-lifecycle';
import { recordOutcome } from './record-outcome';
import { clearedRecords, type Records, type TrackedRecord } from './records';

const makeRecord = (change: Partial<TrackedRecord> = {}): TrackedRecord => ({
  hash: '0x01',
  from: testAddress('0x0a'),
  chainId: 2372,
  addedTime: 1_000,
  ...change,
});
const receipt = (status: number | undefined) => ({ status, blockNumber: 5 });
const empty: Records<TrackedRecord> = {};
const at = { chainId: 2372, hash: '0x01' } as const;

describe('lifecycle', () => {
  test('TX-07 TX-08 TX-09 added once per chain and hash, and only with a hash', () => {
    const once = addRecord(empty, makeRecord());
    expect(() => addRecord(once, makeRecord())).toThrow('Attempted to add existing transaction.');
    expect(addRecord(once, makeRecord({ chainId: 97 }))[97]).toBeDefined();
    expect(() => addRecord(once, makeRecord({ hash: '' as TrackedRecord['hash'] }))).toThrow(
      'No transaction hash found.',
    );
    expect(empty).toEqual({});
  });

  test('TX-10 checking keeps the highest block', () => {
    const blockAfter = (blocks: readonly number[]) =>
      blocks.reduce(
        (records, blockNumber) => checkedRecord(records, { ...at, blockNumber }),
        addRecord(empty, makeRecord()),
      )[2372]?.['0x01']?.lastCheckedBlockNumber;
    expect([blockAfter([]), blockAfter([7]), blockAfter([7, 5]), blockAfter([7, 9])]).toEqual([undefined, 7, 7, 9]);
    expect(checkedRecord(empty, { ...at, blockNumber: 1 })).toBe(empty);
  });

  test('TX-11 TX-12 finalizing stores receipt and time, clearing empties one chain', () => {
    const records = addRecord(addRecord(empty, makeRecord()), makeRecord({ chainId: 97 }));
    const final = finalizedRecord(records, { ...at, receipt: receipt(1), confirmedTime: 9 });
    expect(final[2372]?.['0x01']).toMatchObject({ receipt: { status: 1 }, confirmedTime: 9 });
    expect(records[2372]?.['0x01']?.receipt).toBeUndefined();
    expect(clearedRecords(final, 2372)).toMatchObject({ 2372: {}, 97: { '0x01': {} } });
    expect(finalizedRecord(empty, { ...at, receipt: receipt(1), confirmedTime: 9 })).toBe(empty);
  });

  test('TX-13 TX-14 TX-15 pending, succeeded, failed', () => {
    expect(recordOutcome(makeRecord())).toBe('pending');
    const outcomes = [1, undefined, 0, 2].map((status) =>
      recordOutcome({ ...makeRecord({ receipt: receipt(status) }), isStatusless: true }),
    );
    expect(outcomes).toEqual(['succeeded', 'succeeded', 'failed', 'failed']);
  });

  test('H7 no success is told without status 1', () => {
    const outcomes = [1, undefined, 0].map((status) => recordOutcome(makeRecord({ receipt: receipt(status) })));
    expect(outcomes).toEqual(['succeeded', 'unknown', 'failed']);
  });

  test('a hash called like an object member is a hash like any other', () => {
    const odd = 'constructor' as TrackedRecord['hash'];
    expect(addRecord(empty, makeRecord({ hash: odd }))[2372]?.[odd]).toBeDefined();
  });
});
