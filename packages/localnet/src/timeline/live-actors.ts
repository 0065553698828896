import { setTimeout as sleep } from 'node:timers/promises';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import { seededRandom } from '../history/seeded-random';
import { writeBlock } from '../history/write-block';
import { addCounts, countsOf, type HistoryCounts } from './history-counts';
import { createLiveWriter } from './live-writer';
import { beginAll } from './write-stretch';

/** Actors that go on until they are stopped. */
export interface LiveActors {
  /** What each slug did since the start, and how many transactions failed. */
  totals(): Pick<HistoryCounts, 'slugs'> & { readonly failed: number };
  /** Settles when what is under way is done or given up. */
  stop(): Promise<void>;
}

const planSeconds = 90 * 86_400;

/**
 * Lets each slug do something a few times a minute on a chain that mines by itself. It goes on from where the chain stands,
 * so that it stays plausible however long it runs.
 */
export function startLiveActors(options: {
  chain: Chain;
  deployment: Deployment;
  seed: string;
  /** Mean pause between two rounds. */
  pauseSeconds: number;
  /** How long a transaction may wait for its block; 20 when left out. */
  patienceSeconds?: number;
  onProblem: (error: unknown) => void;
}): LiveActors {
  const { chain, deployment, seed, pauseSeconds, patienceSeconds = 20, onProblem } = options;
  const random = seededRandom(seed);
  const writer = createLiveWriter(chain, { patienceSeconds });
  const stopping = new AbortController();
  let before: HistoryCounts = { accounts: 0, slugs: {} };
  let failed = 0;
  let running: Awaited<ReturnType<typeof beginAll>> = [];
  let until = 0;

  const counted = () => addCounts(before, { slugs: countsOf(running) });
  const setAside = () => {
    before = counted();
    running = [];
    until = 0;
  };
  const round = async (): Promise<void> => {
    const now = Math.floor(Date.now() / 1000);
    if (now > until) {
      setAside();
      const end = now + planSeconds;
      running = await beginAll({ chain, deployment, seed: `${seed} ${now}`, start: now, end, isResumed: true });
      until = end;
    }
    const parts = await Promise.all(running.map(({ stretch }) => stretch.live(now)));
    failed += await writeBlock(writer, { parts });
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pause = pauseSeconds * random.between(0.5, 1.5) * 1000;
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        await round();
      } catch (error) {
        // The chain may be stopping, or have been reset under us: begin again from what it says next.
        setAside();
        if (!stopping.signal.aborted) onProblem(error);
      }
    }
  };
  const ended = run();
  return {
    totals: () => ({ slugs: counted().slugs, failed }),
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
