import { type ReactNode, useId } from 'react';

/** Settings that belong together, under their name. */
export function SettingsSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="text-xs font-semibold tracking-wide text-text-muted">
        {title}
      </h3>
      {children}
    </section>
  );
}
