import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import type { MakeFigure } from './figure';

const CheckMark = lazyPart('check-mark', async () => (await import('./check-mark')).CheckMark);

/** A figure with its mark behind it, whose place is kept while it loads. `name` is translated. */
export function Marked(props: {
  readonly name: string;
  readonly load: () => Promise<MakeFigure>;
  readonly children: ReactNode;
}) {
  const { children, ...mark } = props;
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      {children}
      <span className="inline-flex size-3.5 shrink-0">
        <Suspense>
          <CheckMark {...mark} />
        </Suspense>
      </span>
    </span>
  );
}
