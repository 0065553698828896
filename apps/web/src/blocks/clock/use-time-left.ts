import { type Moment, type TimeLeft, timeLeft } from '@besc/domain/shared/time-left';
import { useEffect, useState } from 'react';
import { repeatWhileVisible } from '../../lib/repeat-while-visible';
import { useChain } from '../chain/chain-context';
import { useChainHead } from './use-chain-head';

const tickMs = 1_000;

/** What is left until a moment, second by second while the page is seen; undefined while the chain's time is unknown. */
export function useTimeLeft(until: Moment): TimeLeft | undefined {
  const { blockSeconds } = useChain().settings.chain;
  const head = useChainHead();
  const key = head && `${head.block} ${head.seconds}`;
  // The computer's clock may be wrong or set anew; how long it has been since the block is not.
  const [seen, setSeen] = useState(() => ({ key, at: performance.now() }));
  if (seen.key !== key) setSeen({ key, at: performance.now() });
  const [now, setNow] = useState(seen.at);
  useEffect(
    () =>
      repeatWhileVisible({
        run: async () => setNow(performance.now()),
        intervalMs: tickMs,
      }),
    [],
  );
  return head && timeLeft({ until, head, sinceHeadSeconds: (now - seen.at) / 1_000, blockSeconds });
}
