import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { useHasBeen } from '../../lib/use-has-been';
import { useOverlay } from '../overlay/use-overlay';
import { paletteKey } from './palette-key';
import { paletteOverlay } from './palette-overlay';
import type { PalettePage } from './palette-page';

const PaletteDialog = lazyPart('palette', async () => (await import('./palette-dialog')).PaletteDialog);

/** Listens for the palette's keys. Its code comes when it is opened for the first time. */
export function PaletteHost({ pages }: { readonly pages: readonly PalettePage[] }) {
  const wasOpened = useHasBeen(useOverlay(paletteOverlay).isOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOpen = paletteOverlay.isOpen();
      const asked = paletteKey(event);
      if (asked === undefined) {
        if (isOpen && isEarlyLetter(event)) {
          event.preventDefault();
          paletteOverlay.show(paletteOverlay.detail() + event.key);
        }
        return;
      }
      // Another dialog waits for an answer: nothing may open over it. One that is closing does not wait any more.
      // The browser's own search stays away all the same.
      const isBusy = !isOpen && document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-closed])');
      event.preventDefault();
      if (isBusy) return;
      if (isOpen && asked === 'toggle') paletteOverlay.close();
      else if (!isOpen) paletteOverlay.open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return <Suspense fallback={null}>{wasOpened ? <PaletteDialog pages={pages} /> : null}</Suspense>;
}

/** A letter that was typed after the palette was asked for and before its field has the focus. */
function isEarlyLetter(event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
  return isPlain && !isInDialog && [...event.key].length === 1;
}
