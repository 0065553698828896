import type { Settings } from '@besc/wire/settings/settings';
import { transactionUrl } from '../chain/explorer-url';
import { say } from '../language/translator';
import type { ToastContent } from './toast-options';
import { toasterNeededStore, toastQueue } from './toast-queue';

/** Shows a toast from anywhere. A toast with the same title as one on the screen takes its place. */
export function showToast(settings: Settings, toast: ToastContent): void {
  const href = toast.transactionHash && transactionUrl(settings, toast.transactionHash);
  toastQueue.show({
    kind: toast.kind,
    title: say(toast.title),
    ...(toast.id === undefined ? {} : { id: toast.id }),
    ...(toast.isLasting ? { isLasting: true } : {}),
    ...(toast.description === undefined ? {} : { description: say(toast.description) }),
    ...(href === undefined ? {} : { link: { label: say({ text: 'View on BESCScan' }), href } }),
  });
  toasterNeededStore.setState({ isNeeded: true });
}
