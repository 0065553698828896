import type { ToastKind } from '@besc/ui/toast-queue';
import { type ReactNode, Suspense, useMemo } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { overlayStore } from '../overlay/overlay-store';
import { showToast } from './show-toast';
import { toastQueue } from './toast-queue';
import { type Toasts, ToastsContext } from './use-toasts';

const Toaster = lazyPart('toaster', async () => (await import('@besc/ui/toaster')).Toaster);

/** Gives toasts to everything below it and shows them; the code that draws them comes with the first one. */
export function ToastsProvider({ children }: { readonly children: ReactNode }) {
  const { settings } = useChain();
  const { t } = useText();
  const hasToasts = overlayStore((state) => state.hasToasts);
  const toasts = useMemo<Toasts>(() => {
    const show =
      (kind: ToastKind): Toasts['info'] =>
      (title, options) =>
        showToast(settings, { kind, title, ...options });
    return { danger: show('danger'), info: show('info'), success: show('success'), warning: show('warning') };
  }, [settings]);
  return (
    <ToastsContext value={toasts}>
      {children}
      <Suspense fallback={null}>
        {hasToasts ? <Toaster queue={toastQueue} label={t('Notifications')} closeLabel={t('Close')} /> : null}
      </Suspense>
    </ToastsContext>
  );
}
