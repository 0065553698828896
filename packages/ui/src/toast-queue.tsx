import type { ReactNode } from 'react';

export type ToastKind = 'danger' | 'info' | 'success' | 'warning';

export interface Toast {
  kind: ToastKind;
  title: ReactNode;
  description?: ReactNode;
  /** For example to the transaction on the explorer; opens a new tab. */
  link?: { label: ReactNode; href: string };
  /** What tells it from other toasts; made from the title when left out, which must be plain text then. */
  id?: string;
  /** Stays until somebody closes it. */
  isLasting?: boolean;
}

/** Where messages go before and after the drawn list has been loaded. */
export interface ToastQueue {
  /** Shows a toast. One with the same title is replaced and its time starts again. Returns the id. */
  show(toast: Toast): string;
  /** Takes a toast away before its time. */
  close(id: string): void;
  /** Hands over what has been shown so far and all that follows. Returns the way to stop. */
  subscribe(listener: ToastListener): () => void;
}

export type ToastListener = (event: { kind: 'show'; id: string; toast: Toast } | { kind: 'close'; id: string }) => void;

/** The id of a toast comes from its title alone, so that the same title replaces the older toast. */
export function toastId(title: string): string {
  return `toast:${title}`;
}

/** Makes a queue. It remembers toasts that were shown before somebody listens, the newest of each title. */
export function createToastQueue(): ToastQueue {
  const waiting = new Map<string, Toast>();
  const listeners = new Set<ToastListener>();
  return {
    show(toast) {
      const id = toast.id ?? toastId(String(toast.title));
      if (listeners.size === 0) waiting.set(id, toast);
      for (const listener of listeners) listener({ kind: 'show', id, toast });
      return id;
    },
    close(id) {
      waiting.delete(id);
      for (const listener of listeners) listener({ kind: 'close', id });
    },
    subscribe(listener) {
      listeners.add(listener);
      for (const [id, toast] of waiting) listener({ kind: 'show', id, toast });
      waiting.clear();
      return () => listeners.delete(listener);
    },
  };
}
