import type { Settings } from '@besc/wire/settings/settings';
import { MessageText } from '../amounts/message-text';
import { transactionUrl } from '../chain/explorer-url';
import { overlayStore } from '../overlay/overlay-store';
import { toastKey } from './toast-key';
import type { ToastContent } from './toast-options';
import { toastQueue } from './toast-queue';

/** Shows a toast from anywhere, in the language of the moment for as long as it is shown. A toast with the same title as one on the screen takes its place. */
export function showToast(settings: Settings, toast: ToastContent): void {
  const href = toast.transactionHash && transactionUrl(settings, toast.transactionHash);
  toastQueue.show({
    kind: toast.kind,
    id: toast.id ?? toastKey(toast.title),
    title: <MessageText message={toast.title} />,
    ...(toast.isLasting ? { isLasting: true } : {}),
    ...(toast.description === undefined ? {} : { description: <MessageText message={toast.description} /> }),
    ...(href === undefined ? {} : { link: { label: <MessageText message={{ text: 'View on BESCScan' }} />, href } }),
  });
  overlayStore.setState({ hasToasts: true });
}
