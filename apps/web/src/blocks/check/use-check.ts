import { useEffect, useRef, useState } from 'react';
import { useChain } from '../chain/chain-context';
import type { Figure } from './figure';
import { runCheck, type Verdict } from './run-check';

/** How a check stands. */
export type CheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly done: number; readonly all: number }
  | { readonly kind: 'checked'; readonly verdict: Verdict };

/** Checks a figure when asked to. What leaves the screen checks nothing more. */
export function useCheck(figure: Figure) {
  const { client, reader, settings } = useChain();
  const [state, setState] = useState<CheckState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'checking', done: 0, all: 0 });
    try {
      const onProgress = (done: number, all: number) => {
        if (!signal.aborted) setState({ kind: 'checking', done, all });
      };
      const verdict = await runCheck(figure, { chain: { client, reader, settings }, signal, onProgress });
      setState({ kind: 'checked', verdict });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  function stop(): void {
    running.current?.abort();
    setState({ kind: 'idle' });
  }

  return { state, start, stop };
}
