import type { Hex } from '@besc/domain/shared/hex';
import type { ToastKind } from '@besc/ui/toast-queue';
import type { Message } from '../language/message';

export type ToastOptions = {
  /** The sentence under the title. */
  readonly description?: Message | string;
  /** Adds the link to this transaction on the chain explorer, when the deployment has one. */
  readonly transactionHash?: Hex;
  /** Stands in place of the title as what tells two toasts apart. */
  readonly id?: string;
  /** Stays until it is closed. */
  readonly isLasting?: true;
};

export type ToastContent = ToastOptions & { readonly kind: ToastKind; readonly title: Message | string };
