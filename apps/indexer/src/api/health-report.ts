import type { IndexProgress } from './index-progress';

/**
 * ok: the tables show the node's newest blocks. syncing: behind, and moving. reorganising: on a block that the node no longer
 * has, for a moment. Red: forked (so for longer), stalled (behind and not moving), chain-stalled (the node has no new
 * block), node-unreachable, database-unreachable (the tables cannot be read).
 */
type HealthStatus =
  | 'ok'
  | 'syncing'
  | 'reorganising'
  | 'forked'
  | 'stalled'
  | 'chain-stalled'
  | 'node-unreachable'
  | 'database-unreachable';

/** The truth about the head: numbers from the tables and the node, a status that follows from them alone. */
export interface HealthReport {
  readonly status: HealthStatus;
  readonly healthy: boolean;
  readonly chainHead: number | null;
  readonly indexedBlock: number | null;
  readonly indexedHash: string | null;
  readonly indexedTimestamp: number | null;
  readonly lagBlocks: number | null;
  /** Seconds since the tables last changed. */
  readonly secondsSinceProgress: number;
}

/** Blocks that the tables may be behind the node between two polls. */
const toleratedLag = 3;

/** Judges one look. Pure. */
export function healthReport(progress: IndexProgress, stallSeconds: number): HealthReport {
  const { indexed, head, seenAt, indexedMovedAt } = progress;
  const status = statusOf(progress, stallSeconds);
  return {
    status,
    healthy: status === 'ok' || status === 'syncing' || status === 'reorganising',
    chainHead: head?.number ?? null,
    indexedBlock: indexed?.number ?? null,
    indexedHash: indexed?.hash ?? null,
    indexedTimestamp: indexed?.timestamp ?? null,
    lagBlocks: head && indexed ? head.number - indexed.number : null,
    secondsSinceProgress: Math.floor((seenAt - indexedMovedAt) / 1000),
  };
}

function statusOf(progress: IndexProgress, stallSeconds: number): HealthStatus {
  const { indexed, head, nodeHashAtIndexed, seenAt, indexedMovedAt, headMovedAt } = progress;
  if (!progress.isReadable) return 'database-unreachable';
  if (head === undefined) return 'node-unreachable';
  const isStill = seenAt - indexedMovedAt > stallSeconds * 1000;
  if (indexed === undefined) return isStill ? 'stalled' : 'syncing';
  if (nodeHashAtIndexed !== indexed.hash) return isStill ? 'forked' : 'reorganising';
  const lag = head.number - indexed.number;
  if (lag > toleratedLag) return isStill ? 'stalled' : 'syncing';
  if (seenAt - headMovedAt > stallSeconds * 1000) return 'chain-stalled';
  // Even one block must not stay missing for long.
  return lag > 0 && isStill ? 'stalled' : 'ok';
}
