import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part';
import type { RunState } from '../steps/run-state';

const RunLine = lazyPart('run-line', async () => (await import('./run-line')).RunLine);

/** What the wallet answered of something that no dialog follows, while it is open whether it was sent; else nothing. */
export function DoubtLine({ run }: { readonly run: RunState }) {
  if (run.kind !== 'doubtful') return null;
  return (
    <Suspense fallback={null}>
      <RunLine run={run} />
    </Suspense>
  );
}
