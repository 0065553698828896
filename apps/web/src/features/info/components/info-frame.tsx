import type { ReactNode } from 'react';
import { DataDelayedNotice } from '../../../blocks/charts/data-delayed-notice';

/** What every page of analytics stands in: its heading, and how old the figures are. */
export function InfoFrame({ heading, children }: { readonly heading: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-[1280px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      {heading}
      <DataDelayedNotice of="history" />
      {children}
    </div>
  );
}
