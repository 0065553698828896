import { type ReactNode, useId } from 'react';

/** Settings that belong together, under their name. */
export function SettingsSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold text-text-muted">
        {title}
      </h3>
      <div className="divide-y divide-border rounded-control border border-border bg-surface-raised [&>*]:px-4 [&>*]:py-3">
        {children}
      </div>
    </section>
  );
}
