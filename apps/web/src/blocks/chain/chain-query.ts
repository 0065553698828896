import { queryOptions, skipToken } from '@tanstack/react-query';

/**
 * A fact that was kept longer than this (five blocks) unobserved is read at once when it is shown again, and nothing
 * is signed on it.
 */
export const keptMs = 15_000;

/**
 * Options of a query that reads the chain. All mounted chain queries are read again together on every poll (one
 * request); `freshnessBlocks` lets slow-moving facts sit out: a result is kept until it is that many blocks old.
 * Failed reads are not repeated by themselves: the next poll is the repetition.
 */
export function chainQuery<Value>(options: {
  /** Parts that name the read, without the leading 'chain' (no bigint: keys must be JSON). */
  readonly key: readonly unknown[];
  /**
   * Undefined while something that it needs is. `last`: what it answered the time before, while that is kept; of a list it tells how
   * long to expect it.
   */
  readonly read: ((last: Value | undefined) => Promise<Value>) | undefined;
  /** 1 reads with every block (the default); `Infinity` reads once. */
  readonly freshnessBlocks?: number;
}) {
  const { read, freshnessBlocks = 1 } = options;
  return queryOptions({
    queryKey: ['chain', ...options.key],
    queryFn: read ? ({ client, queryKey }) => read(client.getQueryData<Value>(queryKey)) : skipToken,
    meta: { freshnessBlocks },
    // What is on the screen is renewed by the poll; this is for what comes back to it, such as a pair picked again.
    staleTime: freshnessBlocks * keptMs,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
