import { toastKey } from './toast-key';
import type { ToastContent } from './toast-options';
import { toastQueue } from './toast-queue';

/** Takes a toast away that is no longer true, by its own id or by its title. */
export function closeToast(toast: Pick<ToastContent, 'id'> | Pick<ToastContent, 'title'>): void {
  if ('title' in toast) toastQueue.close(toastKey(toast.title));
  else if (toast.id !== undefined) toastQueue.close(toast.id);
}
