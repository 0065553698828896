import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-5 min-w-5 place-items-center rounded-mark border border-border bg-surface-sunken px-1.5 font-sans text-xs font-medium text-text-muted">
      {children}
    </kbd>
  );
}
