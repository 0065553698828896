import { createToastQueue } from '@besc/ui/toast-queue';
import { create } from 'zustand';

/** Where all toasts go. It keeps them until the code that draws them has been loaded. */
export const toastQueue = createToastQueue();

/** True once there was a toast, hence something to draw. */
export const toasterNeededStore = create<{ readonly isNeeded: boolean }>()(() => ({ isNeeded: false }));
