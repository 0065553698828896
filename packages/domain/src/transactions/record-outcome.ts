import type { TrackedRecord } from './records';

/** Pending means no receipt. */
export function isPending(record: Pick<TrackedRecord, 'receipt'>): boolean {
  return record.receipt === undefined;
}

/** Succeeded by the documents' rule: receipt status 1 or undefined. What people are told is `recordOutcome`. */
export function hasSucceeded(record: Pick<TrackedRecord, 'receipt'>): boolean {
  return record.receipt !== undefined && (record.receipt.status === undefined || record.receipt.status === 1);
}

/**
 * What people are told. A receipt without a status is `unknown` until the nodes were asked once more; one that still has
 * none then, in a block that is part of the chain, is a success by the documents' rule.
 */
export function recordOutcome(
  record: Pick<TrackedRecord, 'receipt' | 'isStatusless'>,
): 'pending' | 'succeeded' | 'failed' | 'unknown' {
  if (record.receipt === undefined) return 'pending';
  if (record.receipt.status === undefined) return record.isStatusless ? 'succeeded' : 'unknown';
  return record.receipt.status === 1 ? 'succeeded' : 'failed';
}
