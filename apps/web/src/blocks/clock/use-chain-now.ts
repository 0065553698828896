import { useEffect, useState } from 'react';
import { repeatWhileVisible } from '../../lib/repeat-while-visible';
import { useChainHead } from './use-chain-head';

const tickMs = 1_000;

/** Unix seconds by the chain's clock, second by second while the page is seen; undefined before the first block. */
export function useChainNow(): number | undefined {
  const head = useChainHead();
  const key = head && `${head.block} ${head.seconds}`;
  const [seen, setSeen] = useState(() => ({ key, at: performance.now() }));
  if (seen.key !== key) setSeen({ key, at: performance.now() });
  const [now, setNow] = useState(seen.at);
  useEffect(() => repeatWhileVisible({ run: async () => setNow(performance.now()), intervalMs: tickMs }), []);
  return head && Math.floor(Number(head.seconds) + Math.max(0, now - seen.at) / 1000);
}
