import type { ReactNode } from 'react';

/** The column in which an action card stands, with what belongs to it below. */
export function ScreenFrame({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto flex w-full flex-col items-center gap-4 px-4 py-3 sm:px-6 sm:py-6">{children}</div>;
}
