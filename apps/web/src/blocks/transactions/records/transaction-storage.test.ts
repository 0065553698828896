// @vitest-environment happy-dom

import type { Hex } from '@besc/domain/shared/hex';

import { addRecord, checkedRecord, finalizedRecord } from '@besc/domain/transactions/record-lifecycle';
import { clearedRecords } from '@besc/domain/transactions/records';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeRecord } from '../../../../test/make-record';
import { isDueForCheck } from '../life/is-due-for-check';
import { transactionEnd } from '../life/transaction-end';
import { withinStorage } from '../life/within-storage';
import { openRequests, updateRequests } from './request-store';
import { transactionOutcome } from './transaction-outcome';
import { endedRecord, minedRecord, recordOf, renamedRecord, reopenedRecord, seenRecord } from './transaction-records';
import { readTransactions, transactionsKey } from './transaction-storage';
import { followTransactionsOfOtherTabs, transactionStore, updateTransactions } from './transaction-store';
import { sortedTransactions } from './use-transactions';

const record = makeRecord();
const key = { chainId: record.chainId, hash: record.hash };
const otherHash: Hex = `0x${'22'.repeat(32)}`;
const receipt = {
  blockHash: `0x${'bb'.repeat(32)}`,
  blockNumber: 100,
  contractAddress: null,
  from: record.from,
  status: 1,
  to: null,
  transactionHash: record.hash,
  transactionIndex: 0,
} as const;

beforeEach(() => {
  localStorage.clear();
  transactionStore.setState({ records: {} });
});

test('TX-01 TX-02 TX-07 TX-30 a record is kept whole, by chain and hash, over a visit', () => {
  const approval = { tokenAddress: record.from, spender: record.from };
  updateTransactions((records) => addRecord(records, { ...record, approval }));
  expect(readTransactions()).toEqual({ [record.chainId]: { [record.hash]: { ...record, approval } } });
});

test('TX-08 adding a hash again is refused and changes nothing', () => {
  updateTransactions((records) => addRecord(records, record));
  expect(() => updateTransactions((records) => addRecord(records, record))).toThrow(
    'Attempted to add existing transaction.',
  );
  expect(recordOf(readTransactions(), key)).toEqual(record);
});

test('TX-05 TX-06 TX-10 TX-11 TX-12 checked, finished and cleared records are kept as such', () => {
  updateTransactions((records) => addRecord(records, record));
  updateTransactions((records) => checkedRecord(records, { ...key, blockNumber: 9 }));
  updateTransactions((records) => checkedRecord(records, { ...key, blockNumber: 7 }));
  updateTransactions((records) => finalizedRecord(records, { ...key, receipt, confirmedTime: 5 }));
  expect(recordOf(readTransactions(), key)).toMatchObject({ lastCheckedBlockNumber: 9, receipt, confirmedTime: 5 });
  updateTransactions((records) => clearedRecords(records, record.chainId));
  expect(recordOf(readTransactions(), key)).toBeUndefined();
});

test('two tabs do not undo each other: a change applies to what storage holds now', () => {
  updateTransactions((records) => addRecord(records, record));
  const other = makeRecord({ hash: otherHash });
  localStorage.setItem(transactionsKey, JSON.stringify(addRecord(readTransactions(), other)));
  updateTransactions((records) => checkedRecord(records, { ...key, blockNumber: 3 }));
  expect(Object.keys(readTransactions()[record.chainId] ?? {})).toEqual([record.hash, otherHash]);
  const stop = followTransactionsOfOtherTabs();
  localStorage.setItem(transactionsKey, '{}');
  window.dispatchEvent(new StorageEvent('storage', { key: transactionsKey, newValue: '{}' }));
  expect(transactionStore.getState().records).toEqual({});
  stop();
});

test('of more than storage takes the oldest that are over go, and nothing that is on its way', () => {
  const patterns = Array.from({ length: 30 }, () => ({ log: 'a'.repeat(400), description: { text: 'Not paid' } }));
  const toast = { title: { text: 'Harvested!' }, description: { text: 'Yours' }, unpaid: patterns };
  const hash = (index: number): Hex => `0x${index.toString(16).padStart(64, '0')}`;
  const finished = Array.from({ length: 400 }, (_, index) =>
    makeRecord({ hash: hash(index), addedTime: 10 + index, toast, receipt }),
  );
  updateTransactions((records) => addRecord(records, makeRecord({ addedTime: 1, toast })));
  updateTransactions((records) => finished.reduce(addRecord<TransactionRecord>, records));
  updateTransactions(withinStorage);
  const kept = Object.values(readTransactions()[record.chainId] ?? {});
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.map(({ addedTime }) => addedTime)).toEqual([
    ...finished
      .slice(1 - kept.length)
      .map(({ addedTime }) => addedTime)
      .toReversed(),
    1,
  ]);
  expect(transactionStore.getState().records).toEqual(readTransactions());
});

test('what is open is followed however much it is', () => {
  const { from, chainId, nonce, summary } = record;
  const parts = Array.from({ length: 100 }, () => ({ summary, callHash: otherHash, data: `0x${'ab'.repeat(500)}` }));
  const open = Array.from({ length: 6 }, (_, index) => ({
    id: `0x${String(index).repeat(64)}` as const,
    from,
    chainId,
    nonce,
    summary,
    sinceBlock: 1,
    askedTime: 9 - index,
    until: 99,
    batch: { id: 'own', parts, isAccepted: true },
  }));
  updateRequests(() => open);
  expect(openRequests().map(({ id }) => id)).toEqual(open.map(({ id }) => id));
  updateRequests(() => []);
});

test('denied storage keeps the records of this page', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  updateTransactions((records) => addRecord(records, record));
  updateTransactions((records) => finalizedRecord(records, { ...key, receipt, confirmedTime: 5 }));
  expect(recordOf(transactionStore.getState().records, key)?.confirmedTime).toBe(5);
  vi.unstubAllGlobals();
});

test('whatever storage holds, reading gives sound records or none', () => {
  const damaged = fc.dictionary(
    fc.constantFrom(...Object.keys(record), 'receipt', 'ended', '__proto__'),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        damaged.map((d) => JSON.stringify({ 2372: { [record.hash]: { ...record, ...d } } })),
      ),
      (text) => {
        localStorage.setItem(transactionsKey, text);
        for (const records of Object.values(readTransactions())) {
          for (const read of Object.values(records))
            expect(transactionOutcome(read)).toMatch(/^(pending|succeeded|failed|unknown)$/);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('OPEN-36 a reorganised record is pending again, a cancelled one failed, a sped-up one goes on under its new hash', () => {
  const records = finalizedRecord(addRecord({}, record), { ...key, receipt, confirmedTime: 5 });
  const reopened = recordOf(reopenedRecord(records, key), key);
  expect(reopened && transactionOutcome(reopened)).toBe('pending');
  const ended = recordOf(endedRecord(addRecord({}, record), { ...key, ended: 'cancelled', time: 9 }), key);
  expect(ended && transactionOutcome(ended)).toBe('failed');
  const renamed = renamedRecord(addRecord({}, record), { ...key, newHash: otherHash });
  expect(recordOf(renamed, key)).toBeUndefined();
  expect(recordOf(renamed, { ...key, hash: otherHash })).toMatchObject({ hash: otherHash, replacedHash: record.hash });
  expect(recordOf(seenRecord(addRecord({}, record), { ...key, nonce: 44 }), key)?.nonce).toBe(44);
});

test('H7 a receipt without a status is unknown, asked for on every block, and never a success', () => {
  const unknown = makeRecord({ receipt: { ...receipt, status: undefined }, lastCheckedBlockNumber: 200 });
  expect(transactionOutcome(unknown)).toBe('unknown');
  expect(isDueForCheck({ record: unknown, blockNumber: 200, now: 0 })).toBe(false);
  expect(isDueForCheck({ record: unknown, blockNumber: 201, now: 0 })).toBe(true);
});

test('a finished record is looked at again for twelve blocks, since its block may be replaced', () => {
  const finished = makeRecord({ receipt, lastCheckedBlockNumber: 100 });
  expect([101, 112, 113].map((blockNumber) => isDueForCheck({ record: finished, blockNumber, now: 0 }))).toEqual([
    true,
    true,
    false,
  ]);
});

test('OPEN-36 what took its place is looked at again for twelve blocks; other verdicts, and those of earlier versions, are not', () => {
  const due = (changes: object) =>
    [100, 101, 112, 113].map((blockNumber) =>
      isDueForCheck({ record: makeRecord({ lastCheckedBlockNumber: 100, ...changes }), blockNumber, now: 0 }),
    );
  expect(due({ ended: 'cancelled', endedBlock: 100 })).toEqual([false, true, true, false]);
  // What was a success, and was replaced meanwhile, is watched from the second verdict on.
  const earlier = { ...receipt, blockNumber: 40 };
  expect(due({ ended: 'replaced', endedBlock: 100, receipt: earlier })).toEqual([false, true, true, false]);
  for (const ended of ['cancelled', 'replaced', 'different', 'partial']) expect(due({ ended })).not.toContain(true);
});

test('a verdict that was taken back leaves nothing behind, also where the receipt from before it is told again', () => {
  const mined = finalizedRecord(addRecord({}, record), { ...key, receipt, confirmedTime: 5 });
  const ended = endedRecord(mined, { ...key, ended: 'replaced', block: 101, time: 9 });
  const again = recordOf(minedRecord(ended, { ...key, receipt, reason: undefined, time: 11 }), key);
  expect(again).toMatchObject({ receipt, confirmedTime: 11 });
  expect(again).not.toHaveProperty('ended');
  expect(again).not.toHaveProperty('endedBlock');
  const partial = endedRecord(mined, { ...key, ended: 'partial', time: 9 });
  expect(minedRecord(partial, { ...key, receipt, reason: undefined, time: 11 })).toBe(partial);
});

test('TX-23 pending first, then finished, the newest first; only the account’s own', () => {
  const hash = (digit: string): Hex => `0x${digit.repeat(64)}`;
  const old = makeRecord({ hash: hash('1'), addedTime: 1 });
  const done = makeRecord({ hash: hash('2'), addedTime: 9, receipt });
  const young = makeRecord({ hash: hash('3'), addedTime: 5 });
  const gone = makeRecord({ hash: hash('4'), addedTime: 7, ended: 'replaced' });
  const foreign = makeRecord({ hash: hash('5'), from: checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359') });
  expect(sortedTransactions([old, done, young, gone, foreign], record.from).map((entry) => entry.hash)).toEqual(
    [young, old, done, gone].map((entry) => entry.hash),
  );
});

test('who waits for an end learns it, also of the successor of a sped-up transaction', async () => {
  updateTransactions((records) => addRecord(records, record));
  const end = transactionEnd(record.chainId, record.hash);
  updateTransactions((records) => renamedRecord(records, { ...key, newHash: otherHash }));
  updateTransactions((records) => finalizedRecord(records, { ...key, hash: otherHash, receipt, confirmedTime: 5 }));
  expect(await end).toEqual({ kind: 'succeeded', hash: otherHash });
  expect(await transactionEnd(record.chainId, `0x${'33'.repeat(32)}`)).toMatchObject({ kind: 'forgotten' });
});
