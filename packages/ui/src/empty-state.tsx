import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EmptyMark } from './empty-mark';

export interface EmptyStateProps {
  title: ReactNode;
  /** Why it is empty. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  picture?: ReactNode;
  className?: string;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, picture, className }: EmptyStateProps) {
  return (
    <div className={clsx('flex flex-col items-center gap-1 px-4 py-8 text-center', className)}>
      {picture ?? <EmptyMark />}
      <p className="mt-3 font-semibold text-balance">{title}</p>
      {children ? <div className="max-w-80 text-sm text-text-muted text-pretty">{children}</div> : null}
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
