import { IconButton } from '@besc/ui/icon-button';
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
  return (
    <>
      <IconButton
        label={t('Check: %name%', { name: props.name })}
        icon={<SearchCheck aria-hidden className="size-3.5" />}
        onClick={() => setOpen(true)}
        className="-m-3.5"
      />
      {isOpen ? (
        <Suspense>
          <CheckDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
