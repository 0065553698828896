import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { openPalette } from './open-palette';
import { paletteKey } from './palette-key';
import type { PalettePage } from './palette-page';
import { paletteStore } from './palette-store';

const PaletteDialog = lazyPart('palette', async () => (await import('./palette-dialog')).PaletteDialog);

/** Listens for the palette's keys. Its code comes when it is opened for the first time. */
export function PaletteHost({ pages }: { readonly pages: readonly PalettePage[] }) {
  const open = paletteStore((state) => state.open);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOpen = paletteStore.getState().open;
      const asked = paletteKey(event);
      if (asked === undefined) {
        if (isOpen && isEarlyLetter(event)) {
          event.preventDefault();
          paletteStore.setState(({ query }) => ({ query: query + event.key }));
        }
        return;
      }
      // Another dialog waits for an answer: nothing may open over it. One that is closing does not wait any more.
      // The browser's own search stays away all the same.
      const isBusy = !isOpen && document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-closed])');
      event.preventDefault();
      if (isBusy) return;
      if (isOpen && asked === 'toggle') paletteStore.setState({ open: false });
      else if (!isOpen) openPalette();
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
