import type { TrackedRecord } from './records';

/**
 * Pending without a receipt, a success with status 1, a failure with another. A receipt without a status is `unknown` until the
 * nodes were asked once more; one that still has none then, in a block that is part of the chain, is a success by the
 * documents' rule.
 */
export function recordOutcome(
  record: Pick<TrackedRecord, 'receipt' | 'isStatusless'>,
): 'pending' | 'succeeded' | 'failed' | 'unknown' {
  if (record.receipt === undefined) return 'pending';
  if (record.receipt.status === undefined) return record.isStatusless ? 'succeeded' : 'unknown';
  return record.receipt.status === 1 ? 'succeeded' : 'failed';
}
