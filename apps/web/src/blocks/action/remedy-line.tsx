import type { ReactNode } from 'react';

/** Below a button that cannot be pressed: what is the matter in one line, and the acts that help. */
export function RemedyLine({ acts, children }: { readonly acts: ReactNode; readonly children?: ReactNode }) {
  return (
    <div
      role="status"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-sm text-text-muted"
    >
      {children ? <p className="min-w-0 flex-1 basis-40 text-pretty [overflow-wrap:anywhere]">{children}</p> : null}
      <span className="ms-auto flex flex-wrap justify-end gap-2">{acts}</span>
    </div>
  );
}
