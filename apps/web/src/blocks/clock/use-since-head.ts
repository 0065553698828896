import type { ChainHead } from '@besc/domain/shared/time-left';
import { useEffect, useState } from 'react';
import { repeatWhileVisible } from '../../lib/repeat-while-visible';
import { useChainHead } from './use-chain-head';

const tickMs = 1_000;

/** The newest block and how many seconds ago it was seen, second by second while the page is seen; undefined before it. */
export function useSinceHead(): { readonly head: ChainHead; readonly sinceHeadSeconds: number } | undefined {
  const head = useChainHead();
  const key = head && `${head.block} ${head.seconds}`;
  // The computer's clock may be wrong or reset; how long it has been since the block is not.
  const [seen, setSeen] = useState(() => ({ key, at: performance.now() }));
  if (seen.key !== key) setSeen({ key, at: performance.now() });
  const [now, setNow] = useState(seen.at);
  useEffect(() => repeatWhileVisible({ run: async () => setNow(performance.now()), intervalMs: tickMs }), []);
  return head && { head, sinceHeadSeconds: Math.max(0, now - seen.at) / 1_000 };
}
