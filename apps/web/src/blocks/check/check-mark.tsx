import { SearchCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { useText } from '../language/use-text';
import type { MakeFigure } from './figure';

const CheckDialog = lazyPart('check', async () => (await import('./check-dialog')).CheckDialog);

/** A mark beside a figure of the index: it opens where the figure comes from, and computes it again. */
export function CheckMark(props: {
  /** The figure's name, translated. */
  readonly name: string;
  readonly load: () => Promise<MakeFigure>;
}) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const label = t('Check: %name%', { name: props.name });
  return (
    <>
      {/* The target of a finger reaches over the drawing alone, as that of a tooltip does: the box would lie over the figure. */}
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
        className="relative z-1 rounded-full text-text-muted transition-colors after:absolute after:-inset-4 hover:text-text"
      >
        <SearchCheck aria-hidden className="size-3.5" />
      </button>
      {isOpen ? (
        <Suspense>
          <CheckDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
