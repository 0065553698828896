import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button';
import { ErrorMark } from './error-mark';

export interface ErrorStateProps {
  /** What failed. */
  title: ReactNode;
  /** What still works. */
  children?: ReactNode;
  retry?: { label: string; onPress(): void; pending?: string | false };
  className?: string;
}

/** A part that could not be loaded: what failed, what still works, and again. */
export function ErrorState({ title, children, retry, className }: ErrorStateProps) {
  return (
    <div role="alert" className={clsx('flex flex-col items-center gap-1 px-4 py-8 text-center', className)}>
      <ErrorMark />
      <p className="mt-3 font-semibold text-balance">{title}</p>
      {children ? <div className="max-w-80 text-sm text-text-muted text-pretty">{children}</div> : null}
      {retry ? (
        <Button className="mt-4" onClick={retry.onPress} pending={retry.pending}>
          {retry.label}
        </Button>
      ) : null}
    </div>
  );
}
