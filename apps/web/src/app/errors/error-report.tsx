import { ErrorMark } from '@besc/ui/error-mark';
import type { ReactNode } from 'react';

/** What went wrong, in the place of what could not be shown. */
export function ErrorReport({ title, error }: { readonly title: string; readonly error: unknown }): ReactNode {
  return (
    <>
      <ErrorMark />
      <h1 className="mt-6 text-lg font-semibold text-balance">{title}</h1>
      <p
        role="alert"
        className="mt-4 w-full rounded-control border border-border bg-surface-raised p-4 text-start text-sm text-text-muted [overflow-wrap:anywhere]"
      >
        {error instanceof Error ? error.message : String(error)}
      </p>
    </>
  );
}
