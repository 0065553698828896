import type { TrackedRecord } from './records';

const minute = 60_000;
/** So many blocks another tab, or a node, may be ahead. */
const mostAhead = 9;

/**
 * Whether a pending transaction is to be looked up at this block: older than 60 minutes only after more than 9 blocks since
 * the last look, older than 5 minutes after more than 2, younger on every new block. A last look far above it was at a head
 * that has turned out to be none, and holds nothing up. `now` in milliseconds since 1970.
 */
export function shouldRecheck(check: {
  record: Pick<TrackedRecord, 'addedTime' | 'lastCheckedBlockNumber' | 'receipt'>;
  blockNumber: number;
  now: number;
}): boolean {
  const { record, blockNumber, now } = check;
  if (record.receipt !== undefined) return false;
  if (record.lastCheckedBlockNumber === undefined) return true;
  const blocks = blockNumber - record.lastCheckedBlockNumber;
  if (blocks < 1) return blocks < -mostAhead;
  const age = now - record.addedTime;
  if (age > 60 * minute) return blocks > 9;
  return age > 5 * minute ? blocks > 2 : true;
}
