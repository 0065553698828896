import type { Blocks } from './block-state';
import type { ContractRead } from './contract-read';

/** The newest outcome of one watched call. */
export type WatchResult =
  | { readonly kind: 'success'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Calls that belong together. `blocksPerFetch`: how many blocks old their results may get, 1 when left out. */
export interface Watch {
  readonly calls: readonly ContractRead[];
  readonly blocksPerFetch?: number;
  /** Gets one result per call, in order, each time they were fetched. */
  readonly onResults: (results: readonly WatchResult[]) => void;
}

interface WatchEntry {
  readonly watch: Watch;
  fetchedAt: bigint | undefined;
  isFetching: boolean;
}

/** The watches of one reader (CALL-08). */
export interface WatchList {
  add(watch: Watch): () => void;
  /** Queues the calls of every watch whose results will be too old at the next block. */
  refetchDue(): void;
}

/** `read` must merge the calls of one tick. */
export function createWatchList(options: {
  blocks: Blocks;
  read: (call: ContractRead) => Promise<unknown>;
}): WatchList {
  const { blocks, read } = options;
  const entries = new Set<WatchEntry>();

  const fetchEntry = async (entry: WatchEntry): Promise<void> => {
    entry.isFetching = true;
    const settled = await Promise.allSettled(entry.watch.calls.map((call) => read(call)));
    entry.isFetching = false;
    entry.fetchedAt = blocks.current();
    if (!entries.has(entry)) return;
    entry.watch.onResults(
      settled.map((result) =>
        result.status === 'fulfilled'
          ? { kind: 'success', value: result.value }
          : { kind: 'failed', error: result.reason },
      ),
    );
  };

  return {
    add: (watch) => {
      const entry: WatchEntry = { watch, fetchedAt: undefined, isFetching: false };
      entries.add(entry);
      void fetchEntry(entry);
      return () => entries.delete(entry);
    },
    refetchDue: () => {
      const current = blocks.current();
      for (const entry of entries) {
        if (entry.isFetching) continue;
        const age = current === undefined || entry.fetchedAt === undefined ? undefined : current + 1n - entry.fetchedAt;
        // Of a head that has turned out to be none it is worth nothing.
        const isOfNoBlock = age !== undefined && age < 1n;
        if (age === undefined || isOfNoBlock || age >= BigInt(entry.watch.blocksPerFetch ?? 1)) void fetchEntry(entry);
      }
    },
  };
}
