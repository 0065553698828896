import { useEffect, useRef, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import type { Figure } from '../../blocks/check/figure';
import { runCheck } from '../../blocks/check/run-check';
import type { CheckState } from '../../blocks/check/use-check';

/** Checks figures one after the other; those that are done stay when it is stopped. */
export function useAccountCheck() {
  const { client, reader, settings } = useChain();
  const [states, setStates] = useState<ReadonlyMap<string, CheckState>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(figures: readonly Figure[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setRunning(true);
    setStates(new Map());
    try {
      for (const figure of figures) {
        const set = (state: CheckState) => {
          if (!signal.aborted) setStates((before) => new Map(before).set(figure.name.text, state));
        };
        set({ kind: 'checking', done: 0, all: 0 });
        const onProgress = (done: number, all: number) => set({ kind: 'checking', done, all });
        const verdict = await runCheck(figure, { chain: { client, reader, settings }, signal, onProgress });
        set({ kind: 'checked', verdict });
      }
      setRunning(false);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  function stop(): void {
    running.current?.abort();
    setRunning(false);
    setStates((before) => new Map([...before].filter(([, { kind }]) => kind === 'checked')));
  }

  return { states, isRunning, start, stop };
}
