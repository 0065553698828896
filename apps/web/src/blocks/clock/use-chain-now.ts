import { useSinceHead } from './use-since-head';

/** Unix seconds by the chain's clock, second by second while the page is seen; undefined before the first block. */
export function useChainNow(): number | undefined {
  const since = useSinceHead();
  return since && Math.floor(Number(since.head.seconds) + since.sinceHeadSeconds);
}
