import type { Anchor } from './anchor';

/** Where one index keeps its rows: a folder or a database, held by one process at a time. */
export interface IndexStore {
  /** The anchor of what is stored, undefined when nothing is. */
  readAnchor(): Promise<Anchor | undefined>;
  writeAnchor(anchor: Anchor): Promise<void>;
  /** Forgets every row and everything fetched. */
  reset(): Promise<void>;
  /** Aborted when it is no longer ours: nothing may be written any more. */
  readonly lost: AbortSignal;
  /** Lets another process have it. */
  release(): Promise<void>;
}
