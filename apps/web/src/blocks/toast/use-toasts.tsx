import { createContext, useContext } from 'react';
import type { Message } from '../language/message';
import type { ToastOptions } from './toast-options';

type ShowToast = (title: Message | string, options?: ToastOptions) => void;

export type Toasts = {
  readonly danger: ShowToast;
  readonly info: ShowToast;
  readonly success: ShowToast;
  readonly warning: ShowToast;
};

export const ToastsContext = createContext<Toasts | undefined>(undefined);

/** The four kinds of toasts. Throws 'Toasts context undefined' outside the provider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (toasts === undefined) throw new Error('Toasts context undefined');
  return toasts;
}
