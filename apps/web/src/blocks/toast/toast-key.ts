import { toastId } from '@besc/ui/toast-queue';
import type { Message } from '../language/message';
import { sayFrom } from '../language/translator';

/** The id that a title gives a toast, the same in every language (TOAST-02). */
export function toastKey(title: Message | string): string {
  return toastId(typeof title === 'string' ? title : sayFrom({}, 'en', title));
}
