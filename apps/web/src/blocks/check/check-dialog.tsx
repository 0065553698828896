import { Dialog } from '@besc/ui/dialog';
import { Notice } from '@besc/ui/notice';
import { Skeleton } from '@besc/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { loadPart } from '../../lib/load-part';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { CheckBody } from './check-body';
import type { Figure, MakeFigure } from './figure';

/** Where a figure comes from, and its computation again. Load it lazily. */
export function CheckDialog(props: {
  readonly name: string;
  readonly load: () => Promise<MakeFigure>;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { settings } = useChain();
  const { name, load, onClose } = props;
  // The dialog is of one figure, though `load` is a new function with each drawing.
  const first = useRef(load);
  const [figure, setFigure] = useState<Figure | 'failed'>();
  useEffect(() => {
    let isHere = true;
    const show = (made: Figure | 'failed') => {
      if (isHere) setFigure(made);
    };
    loadPart('figure', first.current).then(
      (make) => show(make(settings)),
      () => show('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [settings]);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('Check: %name%', { name })}
      closeLabel={t('Close')}
    >
      {figure === undefined ? (
        <Skeleton shape="block" className="h-48 w-full" />
      ) : figure === 'failed' ? (
        <Notice tone="warning">{t('This could not be loaded.')}</Notice>
      ) : (
        <CheckBody figure={figure} />
      )}
    </Dialog>
  );
}
