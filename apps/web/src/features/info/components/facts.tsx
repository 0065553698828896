import { DataRow } from '@besc/ui/data-row';
import type { ReactNode } from 'react';

/** Figures of one thing, a line each. */
export function Facts({ rows }: { readonly rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-border rounded-card border border-border bg-surface-raised px-4 py-2">
      {rows.map(([label, value]) => (
        <DataRow key={label} label={label}>
          {value}
        </DataRow>
      ))}
    </dl>
  );
}
