import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part';
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
      const asked = paletteKey(event);
      if (asked === undefined) return;
      const isOpen = paletteStore.getState().open;
      // Another dialog waits for an answer: nothing may open over it. The browser's own search stays away all the same.
      const isBusy = !isOpen && document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      event.preventDefault();
      if (!isBusy) paletteStore.setState({ open: asked === 'toggle' ? !isOpen : true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return <Suspense fallback={null}>{wasOpened ? <PaletteDialog pages={pages} /> : null}</Suspense>;
}
