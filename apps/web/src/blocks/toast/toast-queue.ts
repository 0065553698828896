import { createToastQueue } from '@besc/ui/toast-queue';

/** Where all toasts go. It keeps them until the code that draws them has been loaded. */
export const toastQueue = createToastQueue();
