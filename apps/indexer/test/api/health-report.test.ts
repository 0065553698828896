import { expect, test } from 'vitest';
import { healthReport } from '../../src/api/health-report';
import type { IndexProgress } from '../../src/api/index-progress';

const block = (number: number, hash = `0x${number}`) => ({ number, hash, timestamp: 1_800_000_000 + number * 3 });
const look = (changes: Partial<IndexProgress>): IndexProgress => ({
  isReadable: true,
  indexed: block(100),
  head: block(100),
  nodeHashAtIndexed: '0x100',
  seenAt: 1_000_000,
  indexedMovedAt: 999_000,
  headMovedAt: 999_000,
  ...changes,
});
const long = { indexedMovedAt: 900_000 };

test.each([
  ['ok', {}],
  ['ok', { head: block(102) }],
  ['syncing', { head: block(900) }],
  ['syncing', { indexed: undefined }],
  ['stalled', { head: block(900), ...long }],
  ['stalled', { head: block(101), ...long }],
  ['stalled', { indexed: undefined, ...long }],
  ['reorganising', { nodeHashAtIndexed: '0xother' }],
  ['reorganising', { nodeHashAtIndexed: undefined }],
  ['forked', { nodeHashAtIndexed: '0xother', ...long }],
  ['chain-stalled', { headMovedAt: 900_000, ...long }],
  ['node-unreachable', { head: undefined }],
  ['database-unreachable', { isReadable: false }],
])('%s: %o', (status, changes) => {
  const report = healthReport(look(changes), 30);
  expect(report.status).toBe(status);
  expect(report.healthy).toBe(['ok', 'syncing', 'reorganising'].includes(status));
});
