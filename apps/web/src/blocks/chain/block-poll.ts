import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';
import type { Query, QueryClient } from '@tanstack/react-query';
import { repeatWhileVisible } from '../../lib/repeat-while-visible';
import { chainHealthStore } from './chain-health-store';

/** Polls come once a block, so this many answers without a new one (a minute) mean that the chain stands still. */
const pollsUntilHalted = 20;
/** A node that hangs is told after this long. */
const patienceMs = 8_000;

/**
 * Follows the chain while the page is visible: with every poll the chain queries that are on the screen and old enough
 * are read again, all in one request, which tells the block number as well. Answers how to stop.
 */
export function startBlockPoll(options: {
  readonly queryClient: QueryClient;
  readonly reader: BatchReader;
  readonly intervalMs: number;
}): () => void {
  const { queryClient, reader, intervalMs } = options;
  /** The block at which a query was last asked for, here or by itself as it came to the screen, by its hash. */
  const askedAt = new Map<string, bigint>();
  let lastBlock: bigint | undefined;
  let pollsWithoutBlock = 0;

  const noteBlock = (block: bigint): void => {
    pollsWithoutBlock = block === lastBlock ? pollsWithoutBlock + 1 : 0;
    lastBlock = block;
    const isHalted = pollsWithoutBlock >= pollsUntilHalted;
    if (isHalted !== chainHealthStore.getState().isHalted) chainHealthStore.setState({ isHalted });
  };

  const isDue = (query: Query): boolean => {
    const freshness = freshnessBlocks(query);
    if (freshness === undefined || query.state.fetchStatus === 'fetching' || query.isDisabled()) return false;
    if (query.state.status === 'error') return true;
    const block = reader.blocks.current();
    const asked = askedAt.get(query.queryHash);
    if (block === undefined || query.state.data === undefined) return Number.isFinite(freshness);
    if (asked === undefined) askedAt.set(query.queryHash, block);
    const age = block + 1n - (asked ?? block);
    // It was asked for at a head that has turned out to be none.
    return age < 1n || age >= freshness;
  };

  const run = async (): Promise<void> => {
    const due = queryClient.getQueryCache().findAll({ queryKey: ['chain'], type: 'active', predicate: isDue });
    for (const query of due) {
      askedAt.set(query.queryHash, reader.blocks.current() ?? 0n);
      void query.fetch().catch(() => undefined);
    }
    // A failure has been told through the node status and to every query; the next poll tries again.
    const late = setTimeout(() => chainHealthStore.setState({ isSilent: true }), patienceMs);
    await reader.poll().then(noteBlock, () => undefined);
    clearTimeout(late);
    if (chainHealthStore.getState().isSilent) chainHealthStore.setState({ isSilent: false });
  };
  return repeatWhileVisible({ run, intervalMs });
}

function freshnessBlocks(query: Query): number | undefined {
  const freshness = query.meta?.freshnessBlocks;
  return typeof freshness === 'number' ? freshness : undefined;
}
